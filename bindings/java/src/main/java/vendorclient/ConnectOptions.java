package vendorclient;

import java.net.URI;
import java.nio.file.Path;

/** How to reach a serving daemon: by its address and token, or by its data folder, which records both. */
public final class ConnectOptions extends ClientOptions<ConnectOptions> {
    private final URI url;
    private final String token;
    private final Path dataFolder;

    private ConnectOptions(URI url, String token, Path dataFolder) {
        this.url = url;
        this.token = token;
        this.dataFolder = dataFolder;
    }

    /**
     * By address.
     *
     * @param url for example {@code ws://127.0.0.1:43117/rpc}
     * @param token the content of the token file
     * @return the options
     */
    public static ConnectOptions to(URI url, String token) {
        return new ConnectOptions(url, token, null);
    }

    /**
     * By the discovery file {@code daemon.json} in the data folder of the daemon.
     *
     * @param dataFolder path of the folder
     * @return the options
     */
    public static ConnectOptions discover(Path dataFolder) {
        return new ConnectOptions(null, null, dataFolder);
    }

    /**
     * By the discovery file in the default data folder, {@code ~/.vendorclient}.
     *
     * @return the options
     */
    public static ConnectOptions discover() {
        return discover(Path.of(System.getProperty("user.home"), ".vendorclient"));
    }

    @Override
    ConnectOptions self() {
        return this;
    }

    URI url() {
        return url;
    }

    String token() {
        return token;
    }

    Path dataFolder() {
        return dataFolder;
    }
}
