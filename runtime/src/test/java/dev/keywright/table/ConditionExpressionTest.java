package dev.keywright.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.keywright.Condition;
import dev.keywright.condition.Comparison;
import dev.keywright.condition.Term;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ConditionExpressionTest {
    private static final Term A = new Term.Exists(List.of("a"));
    private static final Term B =
            new Term.Compare(List.of("b", "size"), Comparison.LESS, AttributeValue.fromS(":0) OR (:0"));

    @Test
    void namesAndValuesAreNoPartOfTheText() {
        Placeholders placeholders = new Placeholders();
        assertThat(ConditionExpression.of(new Term.All(List.of(A, B)), placeholders))
                .isEqualTo("attribute_exists(#0) AND #1.#2 < :0");
        assertThat(placeholders.names()).containsValues("a", "b", "size");
        assertThat(placeholders.values()).containsValue(AttributeValue.fromS(":0) OR (:0"));
    }

    @Test
    void parenthesesAreWhereTheyAreNeededAndNeverDouble() {
        Term not = new Term.Not(A);
        assertThat(text(A)).isEqualTo("attribute_exists(#0)");
        assertThat(text(not)).isEqualTo("NOT attribute_exists(#0)");
        assertThat(text(new Term.Not(not))).isEqualTo("NOT (NOT attribute_exists(#0))");
        assertThat(text(new Term.All(List.of(new Term.Any(List.of(A, A)), not))))
                .isEqualTo("(attribute_exists(#0) OR attribute_exists(#0)) AND (NOT attribute_exists(#0))");
        assertThat(text(new Term.All(List.of(new Term.All(List.of(not)))))).isEqualTo("(NOT attribute_exists(#0))");
    }

    @Test
    void whatDynamoDbWouldRefuseForItsSizeIsRefusedBeforeTheCall() {
        assertThat(text(new Term.All(Collections.nCopies(150, A)))).isNotEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> text(new Term.All(Collections.nCopies(151, A))))
                .withMessage("the condition has 301 operators in 3770 bytes; DynamoDB takes 300 in 4096");
        Term in = new Term.In(List.of("a"), Collections.nCopies(100, AttributeValue.fromN("1")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> text(new Term.All(Collections.nCopies(10, in))))
                .withMessageEndingWith("DynamoDB takes 300 in 4096");
    }

    @Test
    void aConditionOfTooManyOperatorsIsRefusedAsItIsMade() {
        Condition<Object> longest = Stream.generate(() -> Condition.of(A))
                .limit(150)
                .reduce(Condition::and)
                .orElseThrow();
        assertThat(text(longest.not().term())).isNotEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> longest.and(Condition.of(A)))
                .withMessageContaining("300");
        assertThatIllegalArgumentException().isThrownBy(() -> longest.not().not());
    }

    private static String text(Term term) {
        return ConditionExpression.of(term, new Placeholders());
    }
}
