package vendorclient;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** How to start a separate daemon. */
public final class StartOptions extends ClientOptions<StartOptions> {
    private final Map<String, String> environment = new LinkedHashMap<>();
    private Path program;
    private boolean searchPath;
    private Path dataFolder;
    private String logLevel;
    private boolean project;

    /** Everything by default. */
    public StartOptions() {}

    @Override
    StartOptions self() {
        return this;
    }

    /**
     * The program. A file that ends in {@code .js}, {@code .cjs} or {@code .mjs} is run with {@code node}. Default: what
     * the environment variable {@code VENDORCLIENT_BINARY} names, else the file in the package of this library.
     *
     * @param program path of the file
     * @return this
     */
    public StartOptions program(Path program) {
        this.program = program;
        return this;
    }

    /**
     * Look for {@code vendorclient} on the {@code PATH} as well, after all other places.
     *
     * @return this
     */
    public StartOptions searchPath() {
        searchPath = true;
        return this;
    }

    /**
     * Data folder of the daemon. Default {@code ~/.vendorclient}.
     *
     * @param folder path of the folder; it is created
     * @return this
     */
    public StartOptions dataFolder(Path folder) {
        dataFolder = folder;
        return this;
    }

    /**
     * Log level of the daemon on its standard error. Default {@code warn}.
     *
     * @param level {@code silent}, {@code error}, {@code warn}, {@code info} or {@code debug}
     * @return this
     */
    public StartOptions logLevel(String level) {
        logLevel = level;
        return this;
    }

    /**
     * Lets {@code vendorclient.json} of the working folder count, which a daemon does not read otherwise.
     *
     * @return this
     */
    public StartOptions project() {
        project = true;
        return this;
    }

    /**
     * Adds a variable to the environment of the daemon.
     *
     * @param name name of the variable
     * @param value its value
     * @return this
     */
    public StartOptions environment(String name, String value) {
        environment.put(name, value);
        return this;
    }

    /**
     * Starts the daemon.
     *
     * @return the client, initialized
     * @throws ProgramNotFoundException when there is no program
     * @throws ClientException when the configuration is wrong (15) or the protocols do not fit
     * @throws ConnectionLostException when the daemon ends
     * @throws IOException when the program cannot be started
     */
    public VendorClient start() throws IOException {
        return VendorClient.start(this);
    }

    Path program() {
        return program;
    }

    boolean searchesPath() {
        return searchPath;
    }

    Path dataFolder() {
        return dataFolder;
    }

    String logLevel() {
        return logLevel;
    }

    boolean readsProject() {
        return project;
    }

    Map<String, String> environment() {
        return environment;
    }
}
