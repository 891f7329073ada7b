package dev.keywright.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArgumentsTest {
    @Test
    void withoutAnyItIsTheLocalServer() {
        assertThat(Arguments.parse()).isEqualTo(new Arguments(false, false, null, "keywright-orders-example"));
    }

    @Test
    void theOptionsComeInAnyOrder() {
        assertThat(Arguments.parse("--table", "orders", "--endpoint", "http://localhost:8000"))
                .isEqualTo(new Arguments(false, false, URI.create("http://localhost:8000"), "orders"));
        assertThat(Arguments.parse("--aws", "--table", "orders")).isEqualTo(new Arguments(false, true, null, "orders"));
        assertThat(Arguments.parse("--aws", "--help").help()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--verbose                              | unknown argument \"--verbose\"",
        "orders                                 | unknown argument \"orders\"",
        "--endpoint                             | --endpoint needs a value",
        "--table --aws                          | --table needs a value",
        "--endpoint localhost:8000              | --endpoint \"localhost:8000\" is not an address such as http://localhost:8000",
        "--endpoint localhost                   | --endpoint \"localhost\" is not an address such as http://localhost:8000",
        "--endpoint http://                     | --endpoint \"http://\" is not an address such as http://localhost:8000",
        "--table my/table                       | --table \"my/table\" is not 3 to 255 of a-z, A-Z, 0-9, _, . and -",
        "--aws --endpoint http://localhost:8000 | --aws and --endpoint exclude each other",
    })
    void whatIsWrongIsSaidInOneLine(String arguments, String problem) {
        assertThatThrownBy(() -> Arguments.parse(arguments.split(" ")))
                .isInstanceOf(InvalidArgumentsException.class)
                .hasMessage(problem);
    }
}
