package dev.keywright.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndpointTest {
    private static Host host(Map<String, String> properties, Map<String, String> environment) {
        return Hosts.linux(properties, environment, Path.of(""));
    }

    @Test
    void propertyWinsOverVariable() {
        Host host = host(
                Map.of("keywright.dynamodb.endpoint", "http://localhost:1"),
                Map.of("DYNAMODB_ENDPOINT", "http://localhost:2"));

        assertThat(Endpoint.given(host)).contains(new Endpoint(URI.create("http://localhost:1")));
    }

    @Test
    void variableCountsWhereThePropertyIsBlank() {
        Host host =
                host(Map.of("keywright.dynamodb.endpoint", " "), Map.of("DYNAMODB_ENDPOINT", " http://localhost:2 "));

        assertThat(Endpoint.given(host)).contains(new Endpoint(URI.create("http://localhost:2")));
    }

    @Test
    void noneIsGivenByDefault() {
        assertThat(Endpoint.given(host(Map.of(), Map.of("DYNAMODB_ENDPOINT", ""))))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost:8000", "http://", "ftp://localhost", "http://a b", "http:/localhost", "8000"})
    void invalidOneIsNamedWithItsSource(String text) {
        assertThatThrownBy(() -> Endpoint.given(host(Map.of("keywright.dynamodb.endpoint", text), Map.of())))
                .isInstanceOf(LocalDynamoDbUnavailableException.class)
                .hasMessage("the system property keywright.dynamodb.endpoint is \"" + text
                        + "\": it must be an address such as http://localhost:8000");
        assertThatThrownBy(() -> Endpoint.given(host(Map.of(), Map.of("DYNAMODB_ENDPOINT", text))))
                .hasMessageStartingWith("the environment variable DYNAMODB_ENDPOINT is \"" + text + "\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://localhost:8000",
                "http://LOCALHOST",
                "http://127.0.0.1:8000",
                "http://[::1]:8000",
                "http://0.0.0.0:8000",
                "http://192.168.1.2:8000",
                "http://dynamodb:8000",
                "http://db.localhost:8000",
                "http://host.docker.internal:8000"
            })
    void emulatorIsLocal(String uri) {
        assertThat(Endpoint.of(URI.create(uri)).isLocal()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://dynamodb.eu-west-1.amazonaws.com",
                "https://dynamodb.example.org:8000",
                "http://8.8.8.8:8000",
                "https://127.0.0.1.example.org"
            })
    void serviceIsNotLocal(String uri) {
        assertThat(Endpoint.of(URI.create(uri)).isLocal()).isFalse();
    }
}
