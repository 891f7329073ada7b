package dev.keywright.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the files here are made executable by a POSIX permission")
class ServerBinaryTest {
    private static final String IN_MODULE = "node_modules/@dynoxide/linux-x64/dynoxide";

    @TempDir
    private Path root;

    private Path workingDirectory;

    @BeforeEach
    void createWorkingDirectory() throws IOException {
        workingDirectory = Files.createDirectories(root.resolve("project/module"));
    }

    @Test
    void isFoundInTheWorkingDirectoryFirst() throws IOException {
        executable("project/" + IN_MODULE, "binary");
        Path nearest = executable("project/module/" + IN_MODULE, "binary");

        assertThat(find(Map.of(), Map.of())).isEqualTo(nearest);
    }

    @Test
    void isFoundInAFolderAbove() throws IOException {
        Path above = executable(IN_MODULE, "binary");

        assertThat(find(Map.of(), Map.of())).isEqualTo(above);
    }

    @Test
    void isFoundInTheModuleTestingBeside() throws IOException {
        Path beside = executable("project/testing/" + IN_MODULE, "binary");

        assertThat(find(Map.of(), Map.of())).isEqualTo(beside);
    }

    @Test
    void propertyWins() throws IOException {
        executable("project/module/" + IN_MODULE, "binary");
        Path named = executable("elsewhere/server", "binary");

        assertThat(find(Map.of("keywright.dynamodb.binary", named.toString()), Map.of()))
                .isEqualTo(named);
    }

    @Test
    void propertyThatNamesNoExecutableIsAnErrorEvenIfAnotherIsThere() throws IOException {
        executable("project/module/" + IN_MODULE, "binary");

        assertThatThrownBy(() -> find(Map.of("keywright.dynamodb.binary", root.toString()), Map.of()))
                .isInstanceOf(LocalDynamoDbUnavailableException.class)
                .hasMessage("the system property keywright.dynamodb.binary is \"" + root
                        + "\": there is no executable file of that name");
    }

    @Test
    void isFoundOnThePathWhereAScriptIsPassedOver() throws IOException {
        Path script = executable("scripts/dynoxide", "#!/usr/bin/env node");
        Path binary = executable("bin/dynoxide", "binary");

        assertThat(find(Map.of(), Map.of("PATH", script.getParent() + "::/none:" + binary.getParent())))
                .isEqualTo(binary);
    }

    @Test
    void whereNoneIsTheMessageSaysWhatToDo() {
        assertThatThrownBy(() -> find(Map.of(), Map.of()))
                .isInstanceOf(LocalDynamoDbUnavailableException.class)
                .hasMessage("no DynamoDB server for linux-x64: run `npm install --save-optional --save-exact"
                        + " @dynoxide/linux-x64@1.2.1` in the project's folder, or give an endpoint by the system"
                        + " property keywright.dynamodb.endpoint or the environment variable DYNAMODB_ENDPOINT"
                        + " (looked in node_modules and testing/node_modules of " + workingDirectory
                        + " and the folders above it, then on the PATH for dynoxide)");
    }

    @Test
    void versionInTheMessageIsTheOneOurBuildInstalls() throws IOException {
        assertThat(Path.of("package.json")).content().contains("\"@dynoxide/linux-x64\": \"1.2.1\"");
    }

    private Path find(Map<String, String> properties, Map<String, String> environment) {
        return ServerBinary.find(Hosts.linux(properties, environment, workingDirectory));
    }

    private Path executable(String name, String content) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
    }
}
