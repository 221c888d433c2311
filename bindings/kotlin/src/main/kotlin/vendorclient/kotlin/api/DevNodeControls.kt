// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import java.math.BigInteger
import kotlinx.coroutines.future.await
import vendorclient.DevNode
import vendorclient.api.devnode.AccountRef
import vendorclient.api.devnode.AccountState
import vendorclient.api.devnode.BadProof
import vendorclient.api.devnode.BlockMode
import vendorclient.api.devnode.ChainTime
import vendorclient.api.devnode.ImpersonatedCall
import vendorclient.api.devnode.NodeFaults
import vendorclient.api.devnode.ParamsOfCoverage
import vendorclient.api.devnode.ParamsOfDeleteAccount
import vendorclient.api.devnode.ParamsOfExplain
import vendorclient.api.devnode.ParamsOfFaults
import vendorclient.api.devnode.ParamsOfFind
import vendorclient.api.devnode.ParamsOfFreeze
import vendorclient.api.devnode.ParamsOfGasReport
import vendorclient.api.devnode.ParamsOfImpersonate
import vendorclient.api.devnode.ParamsOfMine
import vendorclient.api.devnode.ParamsOfRegisterAbi
import vendorclient.api.devnode.ParamsOfReplay
import vendorclient.api.devnode.ParamsOfSetAccount
import vendorclient.api.devnode.ParamsOfSetBalance
import vendorclient.api.devnode.ParamsOfSetBlockMode
import vendorclient.api.devnode.ParamsOfSetCode
import vendorclient.api.devnode.ParamsOfSetData
import vendorclient.api.devnode.QueuedMessage
import vendorclient.api.devnode.ResultOfCoverage
import vendorclient.api.devnode.ResultOfDropMessage
import vendorclient.api.devnode.ResultOfDump
import vendorclient.api.devnode.ResultOfExplain
import vendorclient.api.devnode.ResultOfFind
import vendorclient.api.devnode.ResultOfForkPrefetch
import vendorclient.api.devnode.ResultOfForkedAccounts
import vendorclient.api.devnode.ResultOfGasReport
import vendorclient.api.devnode.ResultOfImpersonate
import vendorclient.api.devnode.ResultOfListAccounts
import vendorclient.api.devnode.ResultOfListContracts
import vendorclient.api.devnode.ResultOfLoad
import vendorclient.api.devnode.ResultOfLogs
import vendorclient.api.devnode.ResultOfMine
import vendorclient.api.devnode.ResultOfOrderQueue
import vendorclient.api.devnode.ResultOfQueue
import vendorclient.api.devnode.ResultOfRegisterAbi
import vendorclient.api.devnode.ResultOfReplay
import vendorclient.api.devnode.ResultOfReset
import vendorclient.api.devnode.ResultOfRevert
import vendorclient.api.devnode.ResultOfSetBlockMode
import vendorclient.api.devnode.ResultOfSetDapp
import vendorclient.api.devnode.ResultOfSnapshots
import vendorclient.api.devnode.ResultOfStatus
import vendorclient.api.devnode.ResultOfTrace
import vendorclient.api.devnode.ResultOfUnregisterAbi
import vendorclient.api.devnode.SnapshotInfo
import vendorclient.api.devnode.TracedMessage
import vendorclient.api.devnode.TracedTransaction

/** The controls of a development node, each a function. They throw `DevNodeException`. */
public open class DevNodeControls(private val node: DevNode) {

    /** Returns the properties and state of the chain. */
    public suspend fun status(): ResultOfStatus =
        node.async().status().await()

    /** Lists the funded wallets created with the chain. */
    public suspend fun listAccounts(): ResultOfListAccounts =
        node.async().listAccounts().await()

    /** Takes a snapshot of the current state to revert to. */
    public suspend fun snapshot(): SnapshotInfo =
        node.async().snapshot().await()

    /**
     * Reverts to a snapshot, which is kept; later ones are removed. Begins a new epoch.
     * @param id Id of the snapshot.
     */
    public suspend fun revert(id: Long): ResultOfRevert =
        node.async().revert(id).await()

    /**
     * Reverts to a snapshot, which is kept; later ones are removed. Begins a new epoch.
     * @param of Has the id.
     */
    public suspend fun revert(of: SnapshotInfo): ResultOfRevert =
        node.async().revert(of).await()

    /** Lists the snapshots. */
    public suspend fun snapshots(): ResultOfSnapshots =
        node.async().snapshots().await()

    /** Resets the chain with its settings, givers and wallets. Begins a new epoch. */
    public suspend fun reset(): ResultOfReset =
        node.async().reset().await()

    /** Returns the time of the chain. */
    public suspend fun getTime(): ChainTime =
        node.async().getTime().await()

    /**
     * Sets the time of the chain, which continues from there; not before the last block.
     * @param time The new time, Unix time in s.
     */
    public suspend fun setTime(time: Long): ChainTime =
        node.async().setTime(time).await()

    /**
     * Advances the time of the chain.
     * @param seconds Number of seconds.
     */
    public suspend fun increaseTime(seconds: Long): ChainTime =
        node.async().increaseTime(seconds).await()

    /**
     * Sets the time of the next block; time continues from there. Not before the last block.
     * @param time Time of the next block, Unix time in s.
     */
    public suspend fun setNextBlockTime(time: Long): ChainTime =
        node.async().setNextBlockTime(time).await()

    /**
     * Stops the clock of the chain.
     * @param time Time to stop at, Unix time in s. Default: the current time.
     */
    public suspend fun freeze(time: Long? = null): ChainTime =
        node.async().freeze(ParamsOfFreeze(time)).await()

    /** Resumes the clock of the chain from its current time. */
    public suspend fun resume(): ChainTime =
        node.async().resume().await()

    /**
     * Sets when blocks are created, until the node stops; on the next start, its options apply again.
     * @param mode Mode.
     * @param blockTime Interval between blocks, in s, in `interval` mode.
     */
    public suspend fun setBlockMode(mode: BlockMode, blockTime: Long? = null): ResultOfSetBlockMode =
        node.async().setBlockMode(ParamsOfSetBlockMode(mode, blockTime)).await()

    /**
     * Creates blocks: the first ones take the waiting messages, up to 128 each, the rest are empty.
     * @param blocks Number of blocks.
     * @param interval Interval between the blocks, in s. Default: as time passes.
     */
    public suspend fun mine(blocks: Long? = null, interval: Long? = null): ResultOfMine =
        node.async().mine(ParamsOfMine(blocks, interval)).await()

    /** Lists the messages waiting for a block, in order; internal ones come first. */
    public suspend fun queue(): ResultOfQueue =
        node.async().queue().await()

    /**
     * Removes a waiting message from the queue; its sender gets an error.
     * @param id Id in the queue.
     */
    public suspend fun dropMessage(id: String): ResultOfDropMessage =
        node.async().dropMessage(id).await()

    /**
     * Removes a waiting message from the queue; its sender gets an error.
     * @param of Has the id.
     */
    public suspend fun dropMessage(of: QueuedMessage): ResultOfDropMessage =
        node.async().dropMessage(of).await()

    /**
     * Removes a waiting message from the queue; its sender gets an error.
     * @param of Has the id.
     */
    public suspend fun dropMessage(of: TracedMessage): ResultOfDropMessage =
        node.async().dropMessage(of).await()

    /**
     * Removes a waiting message from the queue; its sender gets an error.
     * @param of Has the id.
     */
    public suspend fun dropMessage(of: TracedTransaction): ResultOfDropMessage =
        node.async().dropMessage(of).await()

    /**
     * Moves messages to the front of the queue. Internal messages keep their order.
     * @param ids Ids in the queue, in the new order; all others follow in their current order.
     */
    public suspend fun orderQueue(ids: List<String>): ResultOfOrderQueue =
        node.async().orderQueue(ids).await()

    /**
     * Sets the balance of an account, creating it if it does not exist.
     * @param accountId Account id.
     * @param dappId Dapp ID that the account is expected to have. Default: any.
     * @param balance New balance, in nanotokens. Default: unchanged.
     * @param currencies New amounts of other currencies, in nano units by currency id; others stay unchanged.
     */
    public suspend fun setBalance(
        accountId: String,
        dappId: String? = null,
        balance: BigInteger? = null,
        currencies: Map<String, String>? = null,
    ): AccountState =
        node.async().setBalance(ParamsOfSetBalance(accountId, dappId, balance?.toString(), currencies)).await()

    /**
     * Sets the code of an account; an account without a contract becomes active, with empty data.
     * @param accountId Account id.
     * @param code The code.
     * @param dappId Dapp ID that the account is expected to have. Default: any.
     */
    public suspend fun setCode(accountId: String, code: String, dappId: String? = null): AccountState =
        node.async().setCode(ParamsOfSetCode(accountId, dappId, code)).await()

    /**
     * Sets the data of an active account.
     * @param accountId Account id.
     * @param data The data.
     * @param dappId Dapp ID that the account is expected to have. Default: any.
     */
    public suspend fun setData(accountId: String, data: String, dappId: String? = null): AccountState =
        node.async().setData(ParamsOfSetData(accountId, dappId, data)).await()

    /**
     * Sets a whole account, at the address it contains.
     * @param boc The account, as returned by `GET /v2/account`.
     * @param dappId Dapp ID of the account. Default: the one the account has on this chain; for a new contract, its own
     * id.
     */
    public suspend fun setAccount(boc: String, dappId: String? = null): AccountState =
        node.async().setAccount(ParamsOfSetAccount(boc, dappId)).await()

    /**
     * Deletes an account with its balance, code and data.
     * @param accountId Account id.
     * @param dappId Dapp ID that the account is expected to have. Default: any.
     */
    public suspend fun deleteAccount(accountId: String, dappId: String? = null): AccountState =
        node.async().deleteAccount(ParamsOfDeleteAccount(accountId, dappId)).await()

    /**
     * Sets how much the contracts of a Dapp ID may mint in one transaction (`MINTSHELL`).
     * @param dappId Dapp ID.
     * @param credit Limit in nano units. Initially 1000000000000000000.
     */
    public suspend fun setDapp(dappId: String, credit: BigInteger): ResultOfSetDapp =
        node.async().setDapp(dappId, credit).await()

    /**
     * Sends an internal message from any address, or an external message that its contract accepts without a valid
     * signature.
     * @param source Sender of an internal message, or the account called by an external message.
     * @param message An internal message as an object (`ImpersonatedMessage`), or an external message to the source as
     * a BOC in base64.
     * @param call Function to call, instead of `message`.
     */
    public suspend fun impersonate(
        source: AccountRef,
        message: Any? = null,
        call: ImpersonatedCall? = null,
    ): ResultOfImpersonate =
        node.async().impersonate(ParamsOfImpersonate(source, message, call)).await()

    /**
     * Saves the whole chain to a file.
     * @param file Absolute path of a file on the machine of the node, ending with `.jsonl`.
     */
    public suspend fun dump(file: String): ResultOfDump =
        node.async().dump(file).await()

    /**
     * Replaces the whole chain with that of a file and removes all snapshots. Begins a new epoch.
     * @param file Absolute path of a file on the machine of the node, ending with `.jsonl`.
     */
    public suspend fun load(file: String): ResultOfLoad =
        node.async().load(file).await()

    /** Lists the accounts fetched from the network behind a fork. */
    public suspend fun forkedAccounts(): ResultOfForkedAccounts =
        node.async().forkedAccounts().await()

    /**
     * Fetches accounts from the network behind a fork now; if one fails, none is fetched.
     * @param accounts Account ids.
     */
    public suspend fun forkPrefetch(accounts: List<AccountRef>): ResultOfForkPrefetch =
        node.async().forkPrefetch(accounts).await()

    /**
     * Changes the named faults and returns all of them.
     * @param latencyMs Delay of every answer, in ms.
     * @param drop Fraction of connections dropped without an answer, 0 to 1.
     * @param lagMs Time until a new block becomes visible to readers, in ms.
     * @param silent Accept requests and never answer.
     * @param wrongThread Number of messages answered with THREAD_MISMATCH.
     * @param wrongProducer Number of messages answered with WRONG_PRODUCER.
     * @param expiredToken Number of messages answered with TOKEN_EXPIRED.
     * @param fail Number of requests answered with status 500.
     * @param tooManyRequests Number of requests answered with status 429.
     * @param rateLimit Requests per second; further ones are answered with status 429. 0 is no limit.
     * @param retryAfterS Header "Retry-After" of answers with status 429, in s.
     * @param badProof Serve block proofs with this kind of false data.
     * @param clear End all faults first.
     */
    public suspend fun faults(
        latencyMs: Long? = null,
        drop: Double? = null,
        lagMs: Long? = null,
        silent: Boolean? = null,
        wrongThread: Long? = null,
        wrongProducer: Long? = null,
        expiredToken: Long? = null,
        fail: Long? = null,
        tooManyRequests: Long? = null,
        rateLimit: Long? = null,
        retryAfterS: Long? = null,
        badProof: BadProof? = null,
        clear: Boolean? = null,
    ): NodeFaults =
        node.async().faults(ParamsOfFaults(latencyMs, drop, lagMs, silent, wrongThread, wrongProducer, expiredToken, fail, tooManyRequests, rateLimit, retryAfterS, badProof, clear)).await()

    /**
     * Registers the ABI of a contract by its code, for traces, terminal output and the gas report. Stored with the
     * chain.
     * @param abi ABI: an object or JSON text.
     * @param codeHash Hash of the code. One of `code_hash`, `code` and `tvc` is required.
     * @param code The code.
     * @param tvc Contract image.
     * @param name Name of the contract, 1 to 64 characters. Default: the first digits of the hash.
     * @param debugMap Debug map of the compiler: an object or JSON text. Replays then show source locations.
     * @param sources Source files by their names in the debug map. Explanations of failures then show the failing
     * lines.
     */
    public suspend fun registerAbi(
        abi: Any?,
        codeHash: String? = null,
        code: String? = null,
        tvc: String? = null,
        name: String? = null,
        debugMap: Any? = null,
        sources: Map<String, String>? = null,
    ): ResultOfRegisterAbi =
        node.async().registerAbi(ParamsOfRegisterAbi(abi, codeHash, code, tvc, name, debugMap, sources)).await()

    /**
     * Removes the registration of a contract; a built-in ABI for the same code applies again.
     * @param codeHash Hash of the code.
     */
    public suspend fun unregisterAbi(codeHash: String): ResultOfUnregisterAbi =
        node.async().unregisterAbi(codeHash).await()

    /** Lists the registered contracts. */
    public suspend fun listContracts(): ResultOfListContracts =
        node.async().listContracts().await()

    /**
     * Finds transactions, messages, blocks and accounts by the first digits of their ids.
     * @param prefix The digits: 1 to 64 hex digits.
     * @param limit Maximum number of ids of each kind.
     */
    public suspend fun find(prefix: String, limit: Long? = null): ResultOfFind =
        node.async().find(ParamsOfFind(prefix, limit)).await()

    /**
     * Explains a transaction: returns the tree of messages and transactions that contains it.
     * @param transaction Id of a transaction.
     */
    public suspend fun trace(transaction: String): ResultOfTrace =
        node.async().trace(transaction).await()

    /**
     * Explains why a transaction failed, or why a message is refused: the phase, the meaning of the code, the source
     * line, the amounts, and what to do. For a transaction that succeeded, explains the first failure among the
     * messages that it caused. One of the parameters is required.
     * @param transaction Id of a transaction.
     * @param message Message that is tried on the current state; nothing changes.
     * @param messageHash Hash of a message that was refused; the node remembers the last 1000.
     */
    public suspend fun explain(
        transaction: String? = null,
        message: String? = null,
        messageHash: String? = null,
    ): ResultOfExplain =
        node.async().explain(ParamsOfExplain(transaction, message, messageHash)).await()

    /**
     * Returns what the contract printed in a transaction with debug instructions.
     * @param transaction Id of a transaction.
     */
    public suspend fun logs(transaction: String): ResultOfLogs =
        node.async().logs(transaction).await()

    /**
     * Reruns a transaction with its original account, message and configuration.
     * @param transaction Id of a transaction.
     * @param steps Number of last steps of the virtual machine to return; 0 returns none.
     * @param beforeStep Number of the step before which to stop, for reading a long run in pieces. Default: all steps.
     */
    public suspend fun replay(transaction: String, steps: Long? = null, beforeStep: Long? = null): ResultOfReplay =
        node.async().replay(ParamsOfReplay(transaction, steps, beforeStep)).await()

    /**
     * Returns gas and fees by contract and function.
     * @param fromBlock Number of the first block. Default: the first one since the node was started.
     * @param toBlock Number of the last block. Default: the last one of the chain.
     */
    public suspend fun gasReport(fromBlock: Long? = null, toBlock: Long? = null): ResultOfGasReport =
        node.async().gasReport(ParamsOfGasReport(fromBlock, toBlock)).await()

    /**
     * Returns which source lines were executed, for contracts registered with a debug map.
     * @param fromBlock Number of the first block. Default: the first one since the node was started.
     * @param toBlock Number of the last block. Default: the last one of the chain.
     */
    public suspend fun coverage(fromBlock: Long? = null, toBlock: Long? = null): ResultOfCoverage =
        node.async().coverage(ParamsOfCoverage(fromBlock, toBlock)).await()
}
