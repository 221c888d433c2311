package vendorclient.kotlin

import java.net.URI
import java.nio.file.Path
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds
import kotlin.time.toJavaDuration
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.map
import vendorclient.ClientOptions
import vendorclient.ConnectOptions
import vendorclient.ContractSigner
import vendorclient.StartOptions
import vendorclient.VendorClient
import vendorclient.api.client.ClientConfig
import vendorclient.api.daemon.ResultOfInitialize
import vendorclient.kotlin.api.Modules

/**
 * A client with its configuration, handles and app objects. The modules of the API are its properties:
 * `client.crypto.generateRandomSignKeys()`. Functions suspend, take named arguments and throw `ClientException`.
 *
 * @property java The client of the Java binding that this one calls.
 */
public class Client(public val java: VendorClient) : Modules(java), AutoCloseable {
    /** Facts about this connection: protocol, capabilities, server, limits, configuration in force, warnings. */
    public val info: ResultOfInitialize
        get() = java.info()

    /**
     * The development node at the first endpoint of the configuration: its controls, and the funder of deployments,
     * `fundedBy = client.devNode`. Nothing is asked before the first control. Throws `DevNodeException` `unreachable` when the
     * configuration has no endpoint.
     */
    public val devNode: DevNode
        get() = DevNode(java.devNode())

    /**
     * Makes a signer known to the outbox under a name, for as long as this client lives: entries that wait for the name are
     * signed. Register it with each new client. The signer that is returned has the name, for contracts.
     */
    public suspend fun registerSigner(name: String, signer: ContractSigner): ContractSigner =
        java.registerSigner(name, signer).result()

    /**
     * The ends of entries of the outbox as they come, first those that were not acknowledged. Ending the flow ends its
     * wait at once. It repeats the call `outbox.results`.
     *
     * @param group Name of the group. Default: all.
     */
    public fun outboxResults(group: String? = null): Flow<DeliveredResult> =
        closingFlow { java.outboxResults(group) }.map(::DeliveredResult)

    /**
     * The deposits of the accounts that `inbox.follow` follows under a name as they come, first those that were not acknowledged.
     * It repeats the call `inbox.deposits`.
     *
     * @param name The name. Default: `default`.
     */
    public fun inboxDeposits(name: String? = null): Flow<DeliveredDeposit> =
        closingFlow { java.inboxDeposits(name) }.map(::DeliveredDeposit)

    /**
     * Ends the connection. Calls that wait fail at once with `ClientClosedException`. This blocks the thread until the separate daemon has
     * ended, for 7 s at most; `close(grace)` suspends instead.
     */
    override fun close() {
        java.close()
    }

    /**
     * Ends the connection as the other form does, but lets waiting calls continue for a while. New ones are refused.
     *
     * @param grace How long; what still waits then is cancelled.
     */
    public suspend fun close(grace: Duration) {
        waiting { java.close(grace.toJavaDuration()) }
    }

    public companion object {
        /**
         * Starts a separate daemon, which ends with this client.
         *
         * @param endpoints Endpoints of the network, instead of those of the configuration.
         * @param config Configuration of the client; `clientConfig(…)` makes one.
         * @param program The program. Default: what `VENDORCLIENT_BINARY` names, else the file in the package.
         * @param searchPath Look for the program on the `PATH` as well.
         * @param dataFolder Data folder of the daemon. Default `~/.vendorclient`.
         * @param logLevel `silent`, `error`, `warn`, `info` or `debug`. Default: that of the daemon.
         * @param project Whether `vendorclient.json` of the working folder counts.
         * @param environment Variables besides those of this process.
         * @param initializeTimeout How long the daemon may take to start and initialize.
         */
        public suspend fun start(
            vararg endpoints: String,
            config: ClientConfig? = null,
            program: Path? = null,
            searchPath: Boolean = false,
            dataFolder: Path? = null,
            logLevel: String? = null,
            project: Boolean = false,
            environment: Map<String, String> = emptyMap(),
            initializeTimeout: Duration = 30.seconds,
        ): Client {
            val options = StartOptions()
            configure(options, endpoints, config, initializeTimeout)
            if (program != null) options.program(program)
            if (searchPath) options.searchPath()
            if (dataFolder != null) options.dataFolder(dataFolder)
            if (logLevel != null) options.logLevel(logLevel)
            if (project) options.project()
            environment.forEach { (name, value) -> options.environment(name, value) }
            return Client(opening { VendorClient.start(options) })
        }

        /**
         * Connects to a serving daemon by its address.
         *
         * @param url For example `ws://127.0.0.1:43117/rpc`.
         * @param token The content of the token file.
         * @param endpoints Endpoints of the network, instead of those of the configuration.
         * @param config Configuration of the client.
         * @param initializeTimeout How long the daemon may take to initialize.
         */
        public suspend fun connect(
            url: URI,
            token: String,
            vararg endpoints: String,
            config: ClientConfig? = null,
            initializeTimeout: Duration = 30.seconds,
        ): Client {
            val options = ConnectOptions.to(url, token)
            configure(options, endpoints, config, initializeTimeout)
            return Client(opening { VendorClient.connect(options) })
        }

        /**
         * Connects to a serving daemon by the discovery file `daemon.json` in its data folder.
         *
         * @param dataFolder Path of the folder. Default `~/.vendorclient`.
         * @param endpoints Endpoints of the network, instead of those of the configuration.
         * @param config Configuration of the client.
         * @param initializeTimeout How long the daemon may take to initialize.
         */
        public suspend fun discover(
            dataFolder: Path? = null,
            vararg endpoints: String,
            config: ClientConfig? = null,
            initializeTimeout: Duration = 30.seconds,
        ): Client {
            val options = if (dataFolder == null) ConnectOptions.discover() else ConnectOptions.discover(dataFolder)
            configure(options, endpoints, config, initializeTimeout)
            return Client(opening { VendorClient.connect(options) })
        }

        private fun configure(
            options: ClientOptions<*>,
            endpoints: Array<out String>,
            config: ClientConfig?,
            initializeTimeout: Duration,
        ) {
            options.initializeTimeout(initializeTimeout.toJavaDuration())
            if (config != null) options.config(config)
            endpoints.forEach { options.endpoint(it) }
        }
    }
}
