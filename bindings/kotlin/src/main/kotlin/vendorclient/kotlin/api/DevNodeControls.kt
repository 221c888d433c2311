// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import java.math.BigInteger
import vendorclient.DevNode
import vendorclient.api.devnode.AccountRef
import vendorclient.api.devnode.AccountState
import vendorclient.api.devnode.BlockMode
import vendorclient.api.devnode.ChainTime
import vendorclient.api.devnode.ImpersonatedCall
import vendorclient.api.devnode.ParamsOfCoverage
import vendorclient.api.devnode.ParamsOfDeleteAccount
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
import vendorclient.api.devnode.ResultOfForkPrefetch
import vendorclient.api.devnode.ResultOfForkedAccounts
import vendorclient.api.devnode.ResultOfGasReport
import vendorclient.api.devnode.ResultOfImpersonate
import vendorclient.api.devnode.ResultOfListAccounts
import vendorclient.api.devnode.ResultOfLoad
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
import vendorclient.api.devnode.SnapshotInfo
import vendorclient.api.devnode.TracedMessage
import vendorclient.api.devnode.TracedTransaction
import vendorclient.kotlin.waiting

/** The controls of a development node, each a function. They throw `DevNodeException`. */
public open class DevNodeControls(private val node: DevNode) {

    /** Reports what the chain is and does. */
    public suspend fun status(): ResultOfStatus =
        waiting { node.status() }

    /** Lists the funded wallets that the chain began with. */
    public suspend fun listAccounts(): ResultOfListAccounts =
        waiting { node.listAccounts() }

    /** Keeps the present state to go back to. */
    public suspend fun snapshot(): SnapshotInfo =
        waiting { node.snapshot() }

    /**
     * Goes back to a snapshot, which stays; those after it end. Begins a new epoch.
     * @param id Snapshot.
     */
    public suspend fun revert(id: Long): ResultOfRevert =
        waiting { node.revert(id) }

    /**
     * Goes back to a snapshot, which stays; those after it end. Begins a new epoch.
     * @param of Has the id.
     */
    public suspend fun revert(of: SnapshotInfo): ResultOfRevert =
        waiting { node.revert(of) }

    /** Lists the snapshots. */
    public suspend fun snapshots(): ResultOfSnapshots =
        waiting { node.snapshots() }

    /** Begins anew with the settings of the chain, its givers and wallets. Begins a new epoch. */
    public suspend fun reset(): ResultOfReset =
        waiting { node.reset() }

    /** Reports the time of the chain. */
    public suspend fun getTime(): ChainTime =
        waiting { node.getTime() }

    /**
     * Sets the time of the chain, which goes on from there; not before the last block.
     * @param time Time.
     */
    public suspend fun setTime(time: Long): ChainTime =
        waiting { node.setTime(time) }

    /**
     * Moves the time of the chain forward.
     * @param seconds By so many seconds.
     */
    public suspend fun increaseTime(seconds: Long): ChainTime =
        waiting { node.increaseTime(seconds) }

    /**
     * Sets the time of the next block; time goes on from there. Not before the last block.
     * @param time Time.
     */
    public suspend fun setNextBlockTime(time: Long): ChainTime =
        waiting { node.setNextBlockTime(time) }

    /**
     * Stops the time of the chain.
     * @param time Sets it first. Default: the present one.
     */
    public suspend fun freeze(time: Long? = null): ChainTime =
        waiting { node.freeze(ParamsOfFreeze(time)) }

    /** Lets the time of the chain run, from where it is. */
    public suspend fun resume(): ChainTime =
        waiting { node.resume() }

    /**
     * Chooses when blocks are made, until the node stops: its options say how it begins again.
     * @param mode Mode.
     * @param blockTime Seconds between blocks, in the mode `interval`.
     */
    public suspend fun setBlockMode(mode: BlockMode, blockTime: Long? = null): ResultOfSetBlockMode =
        waiting { node.setBlockMode(ParamsOfSetBlockMode(mode, blockTime)) }

    /**
     * Makes blocks, each stored by itself: the first ones take the messages that wait, up to 128 each, the rest are
     * empty.
     * @param blocks How many. Default 1.
     * @param interval Seconds from each block to the next. Default: as time runs.
     */
    public suspend fun mine(blocks: Long? = null, interval: Long? = null): ResultOfMine =
        waiting { node.mine(ParamsOfMine(blocks, interval)) }

    /** Lists the messages that wait for a block, in their order; internal ones come first. */
    public suspend fun queue(): ResultOfQueue =
        waiting { node.queue() }

    /**
     * Takes a message that waits out of the queue; whoever sent it gets an error.
     * @param id Id in the queue.
     */
    public suspend fun dropMessage(id: String): ResultOfDropMessage =
        waiting { node.dropMessage(id) }

    /**
     * Takes a message that waits out of the queue; whoever sent it gets an error.
     * @param of Has the id.
     */
    public suspend fun dropMessage(of: QueuedMessage): ResultOfDropMessage =
        waiting { node.dropMessage(of) }

    /**
     * Takes a message that waits out of the queue; whoever sent it gets an error.
     * @param of Has the id.
     */
    public suspend fun dropMessage(of: TracedMessage): ResultOfDropMessage =
        waiting { node.dropMessage(of) }

    /**
     * Takes a message that waits out of the queue; whoever sent it gets an error.
     * @param of Has the id.
     */
    public suspend fun dropMessage(of: TracedTransaction): ResultOfDropMessage =
        waiting { node.dropMessage(of) }

    /**
     * Puts messages in front of the queue. Internal messages keep their order.
     * @param ids Ids in the queue, the first one first; the others follow in the order that they have.
     */
    public suspend fun orderQueue(ids: List<String>): ResultOfOrderQueue =
        waiting { node.orderQueue(ids) }

    /**
     * Sets what an account has; one that does not exist begins to.
     * @param accountId Account id.
     * @param dappId Dapp ID that the account is expected under. Default: whatever it has.
     * @param balance Grams. Default: as they are.
     * @param currencies Other currencies by id; those that are not named stay as they are.
     */
    public suspend fun setBalance(
        accountId: String,
        dappId: String? = null,
        balance: BigInteger? = null,
        currencies: Map<String, String>? = null,
    ): AccountState =
        waiting { node.setBalance(ParamsOfSetBalance(accountId, dappId, balance?.toString(), currencies)) }

    /**
     * Replaces the code of an account; one without a contract becomes active, with empty data.
     * @param accountId Account id.
     * @param code Code.
     * @param dappId Dapp ID that the account is expected under. Default: whatever it has.
     */
    public suspend fun setCode(accountId: String, code: String, dappId: String? = null): AccountState =
        waiting { node.setCode(ParamsOfSetCode(accountId, dappId, code)) }

    /**
     * Replaces the data of an active account.
     * @param accountId Account id.
     * @param data Data.
     * @param dappId Dapp ID that the account is expected under. Default: whatever it has.
     */
    public suspend fun setData(accountId: String, data: String, dappId: String? = null): AccountState =
        waiting { node.setData(ParamsOfSetData(accountId, dappId, data)) }

    /**
     * Puts a whole account in place, at the address that it states.
     * @param boc Account, as `GET /v2/account` returns it.
     * @param dappId Its Dapp ID. Default: the one that the account has here; its own id for a new contract.
     */
    public suspend fun setAccount(boc: String, dappId: String? = null): AccountState =
        waiting { node.setAccount(ParamsOfSetAccount(boc, dappId)) }

    /**
     * Removes an account with everything that it has.
     * @param accountId Account id.
     * @param dappId Dapp ID that the account is expected under. Default: whatever it has.
     */
    public suspend fun deleteAccount(accountId: String, dappId: String? = null): AccountState =
        waiting { node.deleteAccount(ParamsOfDeleteAccount(accountId, dappId)) }

    /**
     * Sets how much the contracts of a Dapp ID may mint in one transaction (`MINTSHELL`).
     * @param dappId Dapp ID.
     * @param credit Nano. Without this method 1000000000000000000.
     */
    public suspend fun setDapp(dappId: String, credit: BigInteger): ResultOfSetDapp =
        waiting { node.setDapp(dappId, credit) }

    /**
     * Sends an internal message from any address, or an external message that its contract takes without a signature.
     * @param source Sender of an internal message, or the account that an external message calls.
     * @param message An internal message as an object (`ImpersonatedMessage`), or an external one to the source as a
     * BOC in base64.
     * @param call What to call, in place of `message`.
     */
    public suspend fun impersonate(
        source: AccountRef,
        message: Any? = null,
        call: ImpersonatedCall? = null,
    ): ResultOfImpersonate =
        waiting { node.impersonate(ParamsOfImpersonate(source, message, call)) }

    /**
     * Writes the whole chain to a file.
     * @param file Absolute path of a file on the machine of the node; its name ends with `.jsonl`.
     */
    public suspend fun dump(file: String): ResultOfDump =
        waiting { node.dump(file) }

    /**
     * Replaces the whole chain by that of a file. Snapshots end. Begins a new epoch.
     * @param file Absolute path of a file on the machine of the node; its name ends with `.jsonl`.
     */
    public suspend fun load(file: String): ResultOfLoad =
        waiting { node.load(file) }

    /** Lists the accounts that were fetched from the network behind a fork. */
    public suspend fun forkedAccounts(): ResultOfForkedAccounts =
        waiting { node.forkedAccounts() }

    /**
     * Fetches accounts from the network behind a fork at once; all of them, or none when one fails.
     * @param accounts Accounts.
     */
    public suspend fun forkPrefetch(accounts: List<AccountRef>): ResultOfForkPrefetch =
        waiting { node.forkPrefetch(accounts) }

    /**
     * Makes a contract known by its code, for traces, lines of the terminal and the gas report. Kept with the chain.
     * @param abi ABI: an object or JSON text.
     * @param codeHash Hash of the code. One of `code_hash`, `code` and `tvc` is needed.
     * @param code The code.
     * @param tvc Image of the contract.
     * @param name Name of the contract, 1 to 64 characters. Default: first digits of the hash.
     * @param debugMap Debug map of the compiler: an object or JSON text. Replays then show places in the source.
     */
    public suspend fun registerAbi(
        abi: Any?,
        codeHash: String? = null,
        code: String? = null,
        tvc: String? = null,
        name: String? = null,
        debugMap: Any? = null,
    ): ResultOfRegisterAbi =
        waiting { node.registerAbi(ParamsOfRegisterAbi(abi, codeHash, code, tvc, name, debugMap)) }

    /**
     * Explains a transaction: the tree of messages and transactions that it belongs to.
     * @param transaction Id of a transaction.
     */
    public suspend fun trace(transaction: String): ResultOfTrace =
        waiting { node.trace(transaction) }

    /**
     * Runs a transaction again, with the account, the message and the configuration that it had.
     * @param transaction Id of a transaction.
     * @param steps Last steps of the machine to list, at most 10000. Default 1000; 0 lists none.
     */
    public suspend fun replay(transaction: String, steps: Long? = null): ResultOfReplay =
        waiting { node.replay(ParamsOfReplay(transaction, steps)) }

    /**
     * Reports gas and fees by contract and function.
     * @param fromBlock First block. Default: the first one since the node was started.
     * @param toBlock Last block. Default: the last one of the chain.
     */
    public suspend fun gasReport(fromBlock: Long? = null, toBlock: Long? = null): ResultOfGasReport =
        waiting { node.gasReport(ParamsOfGasReport(fromBlock, toBlock)) }

    /**
     * Reports which lines of the sources ran, for contracts that were registered with a debug map.
     * @param fromBlock First block. Default: the first one since the node was started.
     * @param toBlock Last block. Default: the last one of the chain.
     */
    public suspend fun coverage(fromBlock: Long? = null, toBlock: Long? = null): ResultOfCoverage =
        waiting { node.coverage(ParamsOfCoverage(fromBlock, toBlock)) }
}
