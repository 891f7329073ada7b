package dev.keywright.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HostTest {
    @ParameterizedTest
    @CsvSource({
        "Linux, amd64, linux-x64",
        "Linux, aarch64, linux-arm64",
        "Mac OS X, x86_64, darwin-x64",
        "Mac OS X, aarch64, darwin-arm64",
        "Windows 11, amd64, win32-x64",
        "Linux, riscv64, linux-riscv64"
    })
    void platformIsNamedAsNpmDoes(String osName, String osArch, String platform) {
        Map<String, String> properties = Map.of("os.name", osName, "os.arch", osArch);
        Host host = new Host(properties::get, name -> null, Path.of(""));

        assertThat(host.platform()).isEqualTo(platform);
        assertThat(host.isWindows()).isEqualTo(platform.startsWith("win32"));
    }
}
