package vendorclient;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * The program as a resource of the package: {@code /vendorclient/bin/<system>-<processor>/vendorclient}, in this jar or
 * in one for a platform beside it. A program cannot run out of a jar, so it is copied once per process into a folder
 * that nobody else can write to, and removed at exit.
 */
final class PackagedProgram {
    private static Path copy;

    private PackagedProgram() {}

    static String resourceName() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String processor = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        String platform = system.startsWith("windows") ? "win32" : system.startsWith("mac") ? "darwin" : system;
        String architecture = switch (processor) {
            case "amd64", "x86_64" -> "x64";
            case "aarch64" -> "arm64";
            default -> processor;
        };
        String file = ProgramFinder.isWindows() ? "vendorclient.exe" : "vendorclient";
        return "/vendorclient/bin/" + platform + "-" + architecture + "/" + file;
    }

    /** The copy, {@code null} when the package has no program for this platform. */
    static synchronized Path find() throws IOException {
        if (copy != null && Files.isExecutable(copy)) {
            return copy;
        }
        String name = resourceName();
        try (InputStream resource = PackagedProgram.class.getResourceAsStream(name)) {
            if (resource == null) {
                return null;
            }
            Path folder = Files.createTempDirectory("vendorclient");
            Path file = folder.resolve(name.substring(name.lastIndexOf('/') + 1));
            Files.copy(resource, file);
            if (!file.toFile().setExecutable(true, true)) {
                throw new IOException(file + " cannot be made executable");
            }
            removeAtExit(folder, file);
            copy = file;
            return file;
        }
    }

    private static void removeAtExit(Path folder, Path file) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                Files.deleteIfExists(file);
                Files.deleteIfExists(folder);
            } catch (IOException inUse) {
                throw new UncheckedIOException(inUse);
            }
        }));
    }
}
