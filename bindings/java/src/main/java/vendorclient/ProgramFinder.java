package vendorclient;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Finds the program to start. What was named on purpose decides: nothing else is started in its place. */
final class ProgramFinder {
    static final String VARIABLE = "VENDORCLIENT_BINARY";
    private final Function<String, String> environment;
    private final List<String> tried = new ArrayList<>();

    ProgramFinder(Function<String, String> environment) {
        this.environment = environment;
    }

    /** Throws ProgramNotFoundException, which names every place. */
    List<String> find(Path explicit, boolean searchPath) throws IOException {
        if (explicit != null) {
            return named("path given by the caller", explicit.toString());
        }
        tried.add("path given by the caller: none");
        String variable = environment.apply(VARIABLE);
        if (variable != null && !variable.isEmpty()) {
            return named("environment variable " + VARIABLE, variable);
        }
        tried.add("environment variable " + VARIABLE + ": not set");
        Path packaged = PackagedProgram.find();
        if (packaged != null) {
            return List.of(packaged.toString());
        }
        tried.add("package of this library: no resource " + PackagedProgram.resourceName());
        return onPath(searchPath);
    }

    private List<String> named(String place, String name) {
        Path file = Path.of(name);
        if (Files.isRegularFile(file)) {
            return command(file);
        }
        tried.add(place + ": no file " + file.toAbsolutePath());
        if (!place.contains(VARIABLE)) {
            tried.add("environment variable " + VARIABLE + ": not asked, because a path was given");
        }
        tried.add("package of this library and PATH: not asked, because a path was given");
        throw new ProgramNotFoundException(tried);
    }

    private List<String> onPath(boolean searchPath) {
        String path = environment.apply("PATH");
        if (!searchPath) {
            tried.add("PATH: not asked for, see StartOptions.searchPath");
            throw new ProgramNotFoundException(tried);
        }
        String name = isWindows() ? "vendorclient.exe" : "vendorclient";
        for (String folder : path == null ? new String[0] : path.split(File.pathSeparator)) {
            Path file = Path.of(folder, name);
            if (Files.isExecutable(file) && !Files.isDirectory(file)) {
                return command(file);
            }
        }
        tried.add("PATH: no " + name + " in " + path);
        throw new ProgramNotFoundException(tried);
    }

    /** How a program is run: scripts with Node.js, everything else by itself. */
    static List<String> command(Path file) {
        String name = file.getFileName().toString();
        boolean script = name.endsWith(".js") || name.endsWith(".cjs") || name.endsWith(".mjs");
        return script ? List.of("node", file.toString()) : List.of(file.toString());
    }

    static boolean isWindows() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
    }
}
