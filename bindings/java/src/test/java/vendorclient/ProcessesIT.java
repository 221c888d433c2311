package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProcessesIT {
    @Test
    @DisplayName("no daemon is left after close")
    void closed() throws IOException {
        VendorClient client = Programs.start();
        long pid = client.info().server().pid();
        assertTrue(Programs.isRunning(pid));
        client.close();
        assertFalse(Programs.isRunning(pid));
    }

    @Test
    @DisplayName("no daemon is left after a failed initialization")
    void failed() throws InterruptedException {
        long before = children();
        StartOptions options = Programs.options().config(Map.of("network", 1));
        assertEquals(15, assertThrows(ClientException.class, () -> VendorClient.start(options)).code());
        assertTrue(Programs.within(Duration.ofSeconds(5), () -> children() <= before));
    }

    @Test
    @DisplayName("a program that neither answers nor ends is terminated after 7 s")
    void deaf() throws Exception {
        Path program = Files.writeString(Programs.newFolder().resolve("deaf.js"), "setInterval(() => {}, 1000)");
        StartOptions options = new StartOptions().program(program).initializeTimeout(Duration.ofMillis(100));
        long before = children();
        long start = System.nanoTime();
        IOException error = assertThrows(IOException.class, () -> VendorClient.start(options));
        assertEquals("The daemon did not initialize within 0.1s", error.getMessage());
        assertEquals(TimeoutException.class, error.getCause().getClass());
        assertTrue(Duration.ofNanos(System.nanoTime() - start).toSeconds() >= 7);
        assertTrue(Programs.within(Duration.ofSeconds(5), () -> children() <= before));
    }

    @ParameterizedTest
    @ValueSource(strings = {"close", "return", "halt"})
    @DisplayName("an idle host can end, and no daemon is left")
    void ended(String how) throws Exception {
        Process host = startHost(how);
        long daemon = readPid(host);
        assertTrue(host.waitFor(10, TimeUnit.SECONDS));
        assertEquals(0, host.exitValue());
        assertTrue(Programs.within(Duration.ofSeconds(10), () -> !Programs.isRunning(daemon)));
    }

    @Test
    @DisplayName("no daemon is left after SIGKILL of the host")
    void killed() throws Exception {
        Process host = startHost("wait");
        long daemon = readPid(host);
        assertTrue(Programs.isRunning(daemon));
        host.destroyForcibly();
        assertTrue(Programs.within(Duration.ofSeconds(10), () -> !Programs.isRunning(daemon)));
    }

    private static long children() {
        return ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).count();
    }

    private static Process startHost(String how) throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return new ProcessBuilder(
                        java.toString(), Programs.folderProperty(), "-cp", System.getProperty("java.class.path"),
                        HostProgram.class.getName(), how)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static long readPid(Process host) throws IOException {
        return Long.parseLong(host.inputReader(StandardCharsets.UTF_8).readLine());
    }
}
