package vendorclient.kotlin

import java.math.BigInteger
import java.nio.file.Path
import java.util.concurrent.CompletionStage
import kotlinx.coroutines.future.await
import vendorclient.Address
import vendorclient.DevNodeOptions
import vendorclient.Funder
import vendorclient.api.devnode.NodeAccount
import vendorclient.kotlin.api.DevNodeControls

/**
 * A development node for tests, in its own process, on a free port of this machine. It ends with the program that
 * started it. `connect` and `Client.devNode` control one that runs already.
 *
 * @property java The node of the Java binding.
 */
public class DevNode(public val java: vendorclient.DevNode) : DevNodeControls(java), Funder, AutoCloseable {
    /** Endpoint for clients. */
    public val url: String
        get() = java.url()

    /** Funded wallets that the chain began with. */
    public val accounts: List<NodeAccount>
        get() = java.accounts()

    /** The funded contract that the chain began with. It pays for deployments: `fundedBy = node.giver`. */
    public val giver: vendorclient.DevNode.Giver
        get() = java.giver()

    /** Random id of the history, as the last answer had it. */
    public val epoch: String?
        get() = java.epoch()

    /** The report of the node when it became ready: addresses, givers, wallets, settings. */
    public val ready: Map<String, Any?>
        get() = java.ready()

    /**
     * Transfers money to an account: nanotokens, 100 tokens by default, and other currencies by id.
     * @param accountId Account id, or an address.
     */
    public suspend fun give(
        accountId: String,
        nano: BigInteger? = null,
        currencies: Map<Long, BigInteger> = emptyMap(),
    ) {
        java.fund(accountId, nano, currencies).await()
    }

    /** Transfers money to an account: nanotokens, 100 tokens by default, and other currencies by id. */
    public suspend fun give(
        address: Address,
        nano: BigInteger? = null,
        currencies: Map<Long, BigInteger> = emptyMap(),
    ) {
        give("$address", nano, currencies)
    }

    override fun fund(accountId: String, nano: BigInteger?): CompletionStage<*> = java.fund(accountId, nano)

    /** Stops the node in order, within 10 s; nothing happens when it has ended, or ran already. */
    override fun close() {
        java.close()
    }

    public companion object {
        /**
         * A node that runs already, `http://127.0.0.1:8600` for that of `vendorclient node`. Nothing is asked before
         * the first control: `ready` has the address only, `accounts` is empty. `close` leaves the node alone. Throws
         * IllegalArgumentException for an invalid address.
         */
        public fun connect(url: String): DevNode = DevNode(vendorclient.DevNode.connect(url))

        /**
         * Starts a node and waits until it is ready.
         *
         * @param accounts Number of funded wallets. Default 10.
         * @param balance What each of them has, in tokens. Default 10000.
         * @param mnemonic Their seed phrase. Default: a public phrase.
         * @param fork Address of a node whose network the chain is forked from.
         * @param state File (.jsonl) that the chain begins with and is written to at the end.
         * @param dataFolder Folder that keeps the chain. Default: in memory.
         * @param manual Blocks are made by `mine` only.
         * @param deprecatedApi Collections and subscriptions are offered too.
         * @param program The program, as `Client.start` takes it.
         * @param searchPath Look for the program on the `PATH` as well.
         * @param arguments More options of `vendorclient node`.
         */
        public suspend fun start(
            accounts: Int? = null,
            balance: String? = null,
            mnemonic: String? = null,
            fork: String? = null,
            state: Path? = null,
            dataFolder: Path? = null,
            manual: Boolean = false,
            deprecatedApi: Boolean = false,
            program: Path? = null,
            searchPath: Boolean = false,
            arguments: List<String> = emptyList(),
        ): DevNode {
            val options = DevNodeOptions().arguments(*arguments.toTypedArray())
            if (accounts != null) options.accounts(accounts)
            if (balance != null) options.balance(balance)
            if (mnemonic != null) options.mnemonic(mnemonic)
            if (fork != null) options.fork(fork)
            if (state != null) options.state(state)
            if (dataFolder != null) options.dataFolder(dataFolder)
            if (manual) options.manual()
            if (deprecatedApi) options.deprecatedApi()
            if (program != null) options.program(program)
            if (searchPath) options.searchPath()
            return DevNode(opening { vendorclient.DevNode.start(options) })
        }
    }
}
