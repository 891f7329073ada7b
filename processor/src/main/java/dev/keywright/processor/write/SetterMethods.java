package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.UpdatePlan.Follow;
import dev.keywright.processor.plan.UpdatePlan.Setter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Modifier;

/** The methods of an update that one attribute has. */
final class SetterMethods {
    private final EntityPlan plan;
    private final Codecs codecs;
    private final ClassName update;
    private final UnaryOperator<String> inherited;

    SetterMethods(EntityPlan plan, Codecs codecs, ClassName update, UnaryOperator<String> inherited) {
        this.plan = plan;
        this.codecs = codecs;
        this.update = update;
        this.inherited = inherited;
    }

    void addTo(TypeSpec.Builder type, Setter setter) {
        AttributeModel attribute = setter.attribute();
        if (attribute.role() == Role.COUNTER) {
            type.addMethod(addTo(attribute));
            return;
        }
        type.addMethod(set(setter));
        if (attribute.nullable()) {
            type.addMethod(remove(setter));
        }
        if (setter.tracked() || attribute.role() == Role.TIME_TO_LIVE) {
            return;
        }
        ValueType content = attribute.value().content();
        String name = attribute.name();
        if (content instanceof ValueType.Scalar scalar && scalar.scalar().stored() == ScalarType.Stored.NUMBER) {
            type.addMethod(addTo(attribute));
        }
        if (content instanceof ValueType.Sequence sequence && sequence.type().kind() != TypeRef.Kind.ARRAY) {
            boolean isSet = sequence.type().simpleName().equals("Set");
            if (!isSet) {
                type.addMethod(change(
                        attribute, "appendTo", "append", "elements", "Appends to " + name + "; " + repetition()));
            } else if (sequence.element().stored() != ScalarType.Stored.OTHER) {
                type.addMethod(change(attribute, "addTo", "add", "elements", "Adds to " + name));
                type.addMethod(change(attribute, "removeFrom", "take", "elements", "Takes from " + name));
            }
        }
    }

    private MethodSpec addTo(AttributeModel attribute) {
        return change(
                attribute,
                "addTo",
                "add",
                "amount",
                "Adds to " + attribute.name() + ", an absent one being 0; " + repetition());
    }

    /** What becomes of an addition whose response is lost: the SDK sends it again. */
    private String repetition() {
        return plan.entity().with(Role.VERSION).isPresent()
                ? "the update is a transaction and a read then, of two write units per KB, so that it is done once"
                : "outside a transaction twice if a response is lost";
    }

    private MethodSpec set(Setter setter) {
        AttributeModel attribute = setter.attribute();
        NameAllocator names = names(attribute, setter.others());
        MethodSpec.Builder method = method(Names.of(attribute), "Sets", setter, setter.others())
                .addParameter(JavaTypes.of(Access.content(attribute)), Names.of(attribute));
        if (setter.tracked()) {
            method.addStatement("this.$N.set($N)", Names.of(attribute), Names.of(attribute));
        } else {
            method.addStatement(
                    "$L($S, $L, $N)",
                    inherited.apply("set"),
                    attribute.storedName(),
                    codecs.outside(attribute),
                    Names.of(attribute));
        }
        return expecting(method, setter, setter.others(), names);
    }

    private MethodSpec remove(Setter setter) {
        AttributeModel attribute = setter.attribute();
        NameAllocator names = names(attribute, setter.othersToRemove());
        String name = "remove" + Names.upperCamel(attribute.name());
        MethodSpec.Builder method = method(name, "Removes", setter, setter.othersToRemove());
        if (setter.tracked()) {
            method.addStatement("this.$N.remove()", Names.of(attribute));
        } else {
            method.addStatement("$L($S)", inherited.apply("remove"), attribute.storedName());
        }
        return expecting(method, setter, setter.othersToRemove(), names);
    }

    /** A method that changes what is stored, whatever that is. */
    private MethodSpec change(
            AttributeModel attribute, String prefix, String method, String parameter, String javadoc) {
        return MethodSpec.methodBuilder(prefix + Names.upperCamel(attribute.name()))
                .addJavadoc("$L.\n", javadoc)
                .addModifiers(Modifier.PUBLIC)
                .returns(update)
                .addParameter(JavaTypes.of(Access.content(attribute)), parameter)
                .addStatement(
                        "$L($S, $L, $L)",
                        inherited.apply(method),
                        attribute.storedName(),
                        codecs.outside(attribute),
                        parameter)
                .addStatement("return this")
                .build();
    }

    /** What else the method takes: the value before, and others that keys and claims are made of. */
    private MethodSpec expecting(
            MethodSpec.Builder method, Setter setter, List<AttributeModel> others, NameAllocator names) {
        if (setter.takesBefore()) {
            expect(method, setter.attribute(), names.get("before"));
        }
        for (AttributeModel other : others) {
            expect(method, other, Names.of(other));
        }
        return method.addStatement("return this").build();
    }

    private static void expect(MethodSpec.Builder method, AttributeModel attribute, String name) {
        TypeName type = JavaTypes.of(attribute.value().type());
        if (attribute.nullable() && !(attribute.value() instanceof ValueType.OptionalOf)) {
            type = type.annotated(JavaTypes.NULLABLE);
        }
        method.addParameter(ParameterSpec.builder(type, name).build())
                .addStatement(
                        "this.$N.expect($L)", Names.of(attribute), Access.orNull(attribute, CodeBlock.of("$N", name)));
    }

    private static NameAllocator names(AttributeModel attribute, List<AttributeModel> others) {
        NameAllocator names = new NameAllocator();
        names.newName(attribute.name());
        others.forEach(other -> names.newName(other.name()));
        names.newName("before", "before");
        return names;
    }

    private MethodSpec.Builder method(String name, String does, Setter setter, List<AttributeModel> others) {
        AttributeModel attribute = setter.attribute();
        return MethodSpec.methodBuilder(name)
                .addJavadoc("$L $L$L.$L\n", does, attribute.name(), following(attribute), conditions(setter, others))
                .addModifiers(Modifier.PUBLIC)
                .returns(update);
    }

    /** {@code before} is a condition in any case, as the claim that is given up depends on it. */
    private static String conditions(Setter setter, List<AttributeModel> others) {
        List<String> present = new ArrayList<>();
        if (setter.takesBefore()) {
            present.add(names(setter.attribute(), others).get("before"));
        }
        others.forEach(other -> present.add(Names.of(other)));
        if (present.isEmpty()) {
            return "";
        }
        boolean one = present.size() == 1;
        String unless = others.isEmpty() ? "" : ", unless it sets " + (one ? "that" : "them") + " too";
        return (one ? " The present value " : " The present values ") + listed(present)
                + (one ? " is a condition" : " are conditions") + " of the update" + unless + ".";
    }

    private static String listed(List<String> names) {
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    /** What changes with an attribute: {@code ; GSI2PK and GSI2SK follow}. */
    private String following(AttributeModel attribute) {
        Set<String> names = new LinkedHashSet<>();
        for (Follow follow : plan.update().follows()) {
            for (int i = 0; i < follow.inputs().size(); i++) {
                if (follow.presence().contains(attribute)
                        || follow.inputs().get(i).contains(attribute)) {
                    names.add(follow.key().written().get(i).name());
                }
            }
        }
        plan.update().claims().stream()
                .filter(follow -> follow.inputs().contains(attribute)
                        || follow.decidedBy().contains(attribute))
                .forEach(follow ->
                        names.add("the claim of " + follow.claim().unique().name()));
        List<String> all = List.copyOf(names);
        return all.isEmpty() ? "" : "; " + listed(all) + (all.size() == 1 ? " follows" : " follow");
    }
}
