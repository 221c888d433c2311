package vendorclient;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** The programs under test. */
final class Programs {
    /** A fresh folder, used by all daemons of one test class. */
    private static final Path FOLDER = createFolder();

    private Programs() {}

    /** The build with the module {@code test}. */
    static Path testBuild() {
        String named = System.getenv("VENDORCLIENT_TEST_BINARY");
        return named == null ? projectFolder().resolve("../../dist/vendorclient-test.js").normalize() : Path.of(named);
    }

    /** Conversations that every binding is held against. */
    static Path transcripts() {
        String named = System.getenv("VENDORCLIENT_TRANSCRIPTS");
        return named == null ? projectFolder().resolve("../../test/transcripts").normalize() : Path.of(named);
    }

    static Path projectFolder() {
        return Path.of(System.getProperty("basedir", "")).toAbsolutePath();
    }

    static StartOptions options() {
        return new StartOptions().program(testBuild()).dataFolder(FOLDER.resolve("data"));
    }

    static VendorClient start() throws IOException {
        return VendorClient.start(options());
    }

    static Path newFolder() throws IOException {
        return Files.createTempDirectory(FOLDER, "test");
    }

    /** Starts a serving daemon; the reader has its announcement as first line. */
    static Process serve(Path dataFolder) throws IOException {
        List<String> command = new ArrayList<>(ProgramFinder.command(testBuild()));
        command.add("daemon");
        command.addAll(List.of("--data", dataFolder.toString(), "--log-level", "silent"));
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
        if (lines.readLine() == null) {
            throw new IOException("The daemon does not serve");
        }
        return process;
    }

    static boolean isRunning(long pid) {
        return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
    }

    static boolean within(Duration time, BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                return false;
            }
            Thread.sleep(20);
        }
        return true;
    }

    /** Processes that tests start get the folder of the test, which removes it. */
    static String folderProperty() {
        return "-Dvendorclient.test.folder=" + FOLDER;
    }

    private static Path createFolder() {
        String given = System.getProperty("vendorclient.test.folder");
        if (given != null) {
            return Path.of(given);
        }
        try {
            Path folder = Files.createTempDirectory("vendorclient-java");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> removeAll(folder)));
            return folder;
        } catch (IOException error) {
            throw new IllegalStateException(error);
        }
    }

    private static void removeAll(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
        } catch (IOException gone) {
            // Nothing is left then.
        }
    }
}
