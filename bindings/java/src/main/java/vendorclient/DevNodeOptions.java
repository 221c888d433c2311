package vendorclient;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How a development node is started. */
public final class DevNodeOptions {
    private final Map<String, String> environment = new LinkedHashMap<>();
    private final List<String> more = new ArrayList<>();
    private final Map<String, String> values = new LinkedHashMap<>();
    private Path program;
    private boolean searchPath;
    private Path state;
    private Path dataFolder;

    /** Everything by default: in memory, on a free port, with ten funded wallets. */
    public DevNodeOptions() {}

    /**
     * The program, as {@link StartOptions#program} takes it.
     *
     * @param program path of the file
     * @return this
     */
    public DevNodeOptions program(Path program) {
        this.program = program;
        return this;
    }

    /**
     * Look for {@code vendorclient} on the {@code PATH} as well, after all other places.
     *
     * @return this
     */
    public DevNodeOptions searchPath() {
        searchPath = true;
        return this;
    }

    /**
     * Funded wallets that the chain begins with. Default 10.
     *
     * @param count how many
     * @return this
     */
    public DevNodeOptions accounts(int count) {
        return value("--accounts", Integer.toString(count));
    }

    /**
     * Initial balance of each wallet. Default 10000.
     *
     * @param tokens decimal text in tokens
     * @return this
     */
    public DevNodeOptions balance(String tokens) {
        return value("--balance", tokens);
    }

    /**
     * The seed phrase of the wallets. Default: a public phrase.
     *
     * @param phrase the words
     * @return this
     */
    public DevNodeOptions mnemonic(String phrase) {
        return value("--mnemonic", phrase);
    }

    /**
     * The network that the chain is forked from.
     *
     * @param url address of a node of it
     * @return this
     */
    public DevNodeOptions fork(String url) {
        return value("--fork", url);
    }

    /**
     * The port. Default: a free one.
     *
     * @param port the port
     * @return this
     */
    public DevNodeOptions port(int port) {
        return value("--port", Integer.toString(port));
    }

    /**
     * A file that the chain begins with and is written to at the end. Default: in memory only.
     *
     * @param file path of a file that ends in {@code .jsonl}
     * @return this
     */
    public DevNodeOptions state(Path file) {
        state = file;
        return this;
    }

    /**
     * A folder that keeps the chain. Default: in memory only.
     *
     * @param folder path of the folder
     * @return this
     */
    public DevNodeOptions dataFolder(Path folder) {
        dataFolder = folder;
        return this;
    }

    /**
     * Blocks are made by {@link DevNode#mine()} only.
     *
     * @return this
     */
    public DevNodeOptions manual() {
        return arguments("--manual");
    }

    /**
     * Collections and subscriptions are offered too.
     *
     * @return this
     */
    public DevNodeOptions deprecatedApi() {
        return arguments("--deprecated-api");
    }

    /**
     * Adds options of {@code vendorclient node}.
     *
     * @param arguments words of the command line
     * @return this
     */
    public DevNodeOptions arguments(String... arguments) {
        more.addAll(Arrays.asList(arguments));
        return this;
    }

    /**
     * Adds a variable to the environment of the node.
     *
     * @param name name of the variable
     * @param value its value
     * @return this
     */
    public DevNodeOptions environment(String name, String value) {
        environment.put(name, value);
        return this;
    }

    private DevNodeOptions value(String option, String value) {
        values.put(option, value);
        return this;
    }

    Path program() {
        return program;
    }

    boolean searchesPath() {
        return searchPath;
    }

    Map<String, String> environment() {
        return environment;
    }

    /** Words after the name of the program. */
    List<String> command() {
        List<String> command = new ArrayList<>(List.of("node", "--until-input-ends"));
        if (state != null) {
            command.addAll(List.of("--state", state.toAbsolutePath().toString()));
        } else if (dataFolder != null) {
            command.addAll(List.of("--data", dataFolder.toString()));
        } else {
            command.add("--in-memory");
        }
        if (!values.containsKey("--port")) {
            command.addAll(List.of("--port", "0"));
        }
        values.forEach((option, value) -> command.addAll(List.of(option, value)));
        command.addAll(more);
        return command;
    }
}
