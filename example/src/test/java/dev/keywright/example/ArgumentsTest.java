package dev.keywright.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
    @CsvSource(
            delimiter = '|',
            value = {
                "--verbose | unknown argument \"--verbose\"",
                "orders | unknown argument \"orders\"",
                "--endpoint | --endpoint needs a value",
                "--table --aws | --table needs a value",
                "--table my/table | --table \"my/table\" is not 3 to 255 of a-z, A-Z, 0-9, _, . and -",
                "--aws --endpoint http://localhost:8000 | --aws and --endpoint exclude each other",
            })
    void whatIsWrongIsSaidInOneLine(String arguments, String problem) {
        assertThatThrownBy(() -> Arguments.parse(arguments.split(" ", -1)))
                .isInstanceOf(InvalidArgumentsException.class)
                .hasMessage(problem);
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost:8000", "localhost", "http://", "ftp://localhost", "http://local host"})
    void anEndpointIsAWebAddress(String endpoint) {
        assertThatThrownBy(() -> Arguments.parse("--endpoint", endpoint))
                .isInstanceOf(InvalidArgumentsException.class)
                .hasMessage("--endpoint \"" + endpoint + "\" is not an address such as http://localhost:8000");
    }
}
