package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.Shape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;

/** Tells how the objects of a record or class are made and read, and reads their attributes. */
final class ShapeReader {
    private final Reading reading;
    private final AttributeReader attributes;
    private final BuilderSources builders;
    private final BeanSources beans;
    private final ConstructorSources constructors;

    ShapeReader(Reading reading, AttributeTypes types) {
        this.reading = reading;
        this.attributes = new AttributeReader(reading, types);
        this.builders = new BuilderSources(reading);
        this.beans = new BeanSources(reading);
        this.constructors = new ConstructorSources(reading);
    }

    /** Problems of the type as a whole are reported at the use, those of an attribute at the attribute. */
    ReadShape read(DeclaredType type, Use use) {
        Members members = new Members(reading.types(), type, use.packageName());
        return sources(members, use)
                .map(sources -> read(sources, members, use.in(type)))
                .orElseGet(ReadShape::unknown);
    }

    private Optional<ShapeSources> sources(Members members, Use use) {
        if (members.element().getKind() == ElementKind.RECORD) {
            return Optional.of(RecordSources.of(members));
        }
        if (BuilderSources.factory(members).isPresent()) {
            return builders.of(members, use);
        }
        return BeanSources.isBean(members) ? beans.of(members, use) : constructors.of(members, use);
    }

    private ReadShape read(ShapeSources sources, Members members, Use use) {
        List<AttributeModel> read = new ArrayList<>();
        reading.shaped(members.element());
        for (AttributeSource source : sources.attributes()) {
            reading.shaped(source.declaredBy());
            attributes.read(source, use).ifPresent(read::add);
        }
        if (sources.attributes().isEmpty()
                && sources.complete()
                && members.element().getKind() != ElementKind.RECORD) {
            reading.report(use.problem(Code.NO_ATTRIBUTES, members.element().getSimpleName() + " has no attributes.")
                    .write("accessors, and a constructor, builder or setters that take what they return"));
            return ReadShape.unknown();
        }
        boolean complete = haveNamesOfTheirOwn(read)
                && sources.complete()
                && read.size() == sources.attributes().size();
        return new ReadShape(new Shape(sources.construction(), sources.builder(), List.copyOf(read)), complete);
    }

    /** As they are stored; one that takes the name of an earlier one is reported. */
    private boolean haveNamesOfTheirOwn(List<AttributeModel> read) {
        Map<String, AttributeModel> byName = new HashMap<>();
        boolean distinct = true;
        for (AttributeModel attribute : read) {
            AttributeModel earlier = byName.putIfAbsent(attribute.storedName(), attribute);
            if (earlier != null) {
                distinct = false;
                reading.report(Diagnostic.of(
                                Code.DUPLICATE_STORED_NAME,
                                attribute.at(),
                                attribute.name() + " of "
                                        + simple(attribute.at().type()) + ": it is stored as \""
                                        + attribute.storedName() + "\", as " + earlier.name() + " is.")
                        .write("@Attribute with a name of its own on one of them"));
            }
        }
        return distinct;
    }

    private static String simple(String qualified) {
        return qualified.substring(qualified.lastIndexOf('.') + 1);
    }
}
