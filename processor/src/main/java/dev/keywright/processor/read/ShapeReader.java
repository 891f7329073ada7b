package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.Shape;
import java.util.ArrayList;
import java.util.List;
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
        this.attributes = new AttributeReader(types);
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
        for (AttributeSource source : sources.attributes()) {
            attributes.read(source, use).ifPresent(read::add);
        }
        if (sources.attributes().isEmpty()
                && sources.complete()
                && members.element().getKind() != ElementKind.RECORD) {
            reading.report(use.problem(Code.NO_ATTRIBUTES, members.element().getSimpleName() + " has no attributes.")
                    .write("accessors, and a constructor, builder or setters that take what they return"));
            return ReadShape.unknown();
        }
        boolean complete =
                sources.complete() && read.size() == sources.attributes().size();
        return new ReadShape(new Shape(sources.construction(), sources.builder(), List.copyOf(read)), complete);
    }
}
