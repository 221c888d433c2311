// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoder;

/** The controls of a development node, each a method that waits. They throw {@link vendorclient.DevNodeException}. */
public abstract class DevNodeControls {
    /** Controls of a node. */
    protected DevNodeControls() {}

    /**
     * Calls a control by its name.
     *
     * @param <T> type of the result
     * @param name name of the control
     * @param params its parameters
     * @param result reads the result
     * @return the result
     */
    protected abstract <T extends @Nullable Object> T control(String name, Object params, Decoder<T> result);

    /**
     * Reports what the chain is and does.
     *
     * @return Result of {@code status}.
     */
    public ResultOfStatus status() {
        return control("status", Map.of(), ResultOfStatus::fromJson);
    }

    /**
     * Lists the funded wallets that the chain began with.
     *
     * @return Result of {@code list_accounts}.
     */
    public ResultOfListAccounts listAccounts() {
        return control("list_accounts", Map.of(), ResultOfListAccounts::fromJson);
    }

    /**
     * Keeps the present state to go back to.
     *
     * @return A state to go back to.
     */
    public SnapshotInfo snapshot() {
        return control("snapshot", Map.of(), SnapshotInfo::fromJson);
    }

    /**
     * Goes back to a snapshot, which stays; those after it end. Begins a new epoch.
     *
     * @param id Snapshot.
     * @return Result of {@code revert}.
     */
    public ResultOfRevert revert(long id) {
        return control("revert", new ParamsOfRevert(id), ResultOfRevert::fromJson);
    }

    /**
     * Goes back to a snapshot, which stays; those after it end. Begins a new epoch.
     *
     * @param of has the id
     * @return Result of {@code revert}.
     */
    public ResultOfRevert revert(SnapshotInfo of) {
        return control("revert", new ParamsOfRevert(of.id()), ResultOfRevert::fromJson);
    }

    /**
     * Lists the snapshots.
     *
     * @return Result of {@code snapshots}.
     */
    public ResultOfSnapshots snapshots() {
        return control("snapshots", Map.of(), ResultOfSnapshots::fromJson);
    }

    /**
     * Begins anew with the settings of the chain, its givers and wallets. Begins a new epoch.
     *
     * @return Result of {@code reset}.
     */
    public ResultOfReset reset() {
        return control("reset", Map.of(), ResultOfReset::fromJson);
    }

    /**
     * Reports the time of the chain.
     *
     * @return How the time of the chain runs.
     */
    public ChainTime getTime() {
        return control("get_time", Map.of(), ChainTime::fromJson);
    }

    /**
     * Sets the time of the chain, which goes on from there; not before the last block.
     *
     * @param time Time.
     * @return How the time of the chain runs.
     */
    public ChainTime setTime(long time) {
        return control("set_time", new ParamsOfSetTime(time), ChainTime::fromJson);
    }

    /**
     * Moves the time of the chain forward.
     *
     * @param seconds By so many seconds.
     * @return How the time of the chain runs.
     */
    public ChainTime increaseTime(long seconds) {
        return control("increase_time", new ParamsOfIncreaseTime(seconds), ChainTime::fromJson);
    }

    /**
     * Sets the time of the next block; time goes on from there. Not before the last block.
     *
     * @param time Time.
     * @return How the time of the chain runs.
     */
    public ChainTime setNextBlockTime(long time) {
        return control("set_next_block_time", new ParamsOfSetNextBlockTime(time), ChainTime::fromJson);
    }

    /**
     * Stops the time of the chain.
     *
     * @return How the time of the chain runs.
     */
    public ChainTime freeze() {
        return control("freeze", new ParamsOfFreeze(), ChainTime::fromJson);
    }

    /**
     * Stops the time of the chain.
     *
     * @param params Parameters of {@code freeze}.
     * @return How the time of the chain runs.
     */
    public ChainTime freeze(ParamsOfFreeze params) {
        return control("freeze", params, ChainTime::fromJson);
    }

    /**
     * Lets the time of the chain run, from where it is.
     *
     * @return How the time of the chain runs.
     */
    public ChainTime resume() {
        return control("resume", Map.of(), ChainTime::fromJson);
    }

    /**
     * Chooses when blocks are made, until the node stops: its options say how it begins again.
     *
     * @param mode Mode.
     * @return Result of {@code set_block_mode}.
     */
    public ResultOfSetBlockMode setBlockMode(BlockMode mode) {
        return control("set_block_mode", new ParamsOfSetBlockMode(mode), ResultOfSetBlockMode::fromJson);
    }

    /**
     * Chooses when blocks are made, until the node stops: its options say how it begins again.
     *
     * @param params Parameters of {@code set_block_mode}.
     * @return Result of {@code set_block_mode}.
     */
    public ResultOfSetBlockMode setBlockMode(ParamsOfSetBlockMode params) {
        return control("set_block_mode", params, ResultOfSetBlockMode::fromJson);
    }

    /**
     * Makes blocks, each stored by itself: the first ones take the messages that wait, up to 128 each, the rest are
     * empty.
     *
     * @return Result of {@code mine}.
     */
    public ResultOfMine mine() {
        return control("mine", new ParamsOfMine(), ResultOfMine::fromJson);
    }

    /**
     * Makes blocks, each stored by itself: the first ones take the messages that wait, up to 128 each, the rest are
     * empty.
     *
     * @param params Parameters of {@code mine}.
     * @return Result of {@code mine}.
     */
    public ResultOfMine mine(ParamsOfMine params) {
        return control("mine", params, ResultOfMine::fromJson);
    }

    /**
     * Lists the messages that wait for a block, in their order; internal ones come first.
     *
     * @return Result of {@code queue}.
     */
    public ResultOfQueue queue() {
        return control("queue", Map.of(), ResultOfQueue::fromJson);
    }

    /**
     * Takes a message that waits out of the queue; whoever sent it gets an error.
     *
     * @param id Id in the queue.
     * @return Result of {@code drop_message}.
     */
    public ResultOfDropMessage dropMessage(String id) {
        return control("drop_message", new ParamsOfDropMessage(id), ResultOfDropMessage::fromJson);
    }

    /**
     * Takes a message that waits out of the queue; whoever sent it gets an error.
     *
     * @param of has the id
     * @return Result of {@code drop_message}.
     */
    public ResultOfDropMessage dropMessage(QueuedMessage of) {
        return control("drop_message", new ParamsOfDropMessage(of.id()), ResultOfDropMessage::fromJson);
    }

    /**
     * Takes a message that waits out of the queue; whoever sent it gets an error.
     *
     * @param of has the id
     * @return Result of {@code drop_message}.
     */
    public ResultOfDropMessage dropMessage(TracedMessage of) {
        return control("drop_message", new ParamsOfDropMessage(of.id()), ResultOfDropMessage::fromJson);
    }

    /**
     * Takes a message that waits out of the queue; whoever sent it gets an error.
     *
     * @param of has the id
     * @return Result of {@code drop_message}.
     */
    public ResultOfDropMessage dropMessage(TracedTransaction of) {
        return control("drop_message", new ParamsOfDropMessage(of.id()), ResultOfDropMessage::fromJson);
    }

    /**
     * Puts messages in front of the queue. Internal messages keep their order.
     *
     * @param ids Ids in the queue, the first one first; the others follow in the order that they have.
     * @return Result of {@code order_queue}.
     */
    public ResultOfOrderQueue orderQueue(List<String> ids) {
        return control("order_queue", new ParamsOfOrderQueue(ids), ResultOfOrderQueue::fromJson);
    }

    /**
     * Sets what an account has; one that does not exist begins to.
     *
     * @param accountId Account id.
     * @return An account as it is now.
     */
    public AccountState setBalance(String accountId) {
        return control("set_balance", new ParamsOfSetBalance(accountId), AccountState::fromJson);
    }

    /**
     * Sets what an account has; one that does not exist begins to.
     *
     * @param params Parameters of {@code set_balance}.
     * @return An account as it is now.
     */
    public AccountState setBalance(ParamsOfSetBalance params) {
        return control("set_balance", params, AccountState::fromJson);
    }

    /**
     * Replaces the code of an account; one without a contract becomes active, with empty data.
     *
     * @param accountId Account id.
     * @param code Code.
     * @return An account as it is now.
     */
    public AccountState setCode(String accountId, String code) {
        return control("set_code", new ParamsOfSetCode(accountId, code), AccountState::fromJson);
    }

    /**
     * Replaces the code of an account; one without a contract becomes active, with empty data.
     *
     * @param params Parameters of {@code set_code}.
     * @return An account as it is now.
     */
    public AccountState setCode(ParamsOfSetCode params) {
        return control("set_code", params, AccountState::fromJson);
    }

    /**
     * Replaces the data of an active account.
     *
     * @param accountId Account id.
     * @param data Data.
     * @return An account as it is now.
     */
    public AccountState setData(String accountId, String data) {
        return control("set_data", new ParamsOfSetData(accountId, data), AccountState::fromJson);
    }

    /**
     * Replaces the data of an active account.
     *
     * @param params Parameters of {@code set_data}.
     * @return An account as it is now.
     */
    public AccountState setData(ParamsOfSetData params) {
        return control("set_data", params, AccountState::fromJson);
    }

    /**
     * Puts a whole account in place, at the address that it states.
     *
     * @param boc Account, as {@code GET /v2/account} returns it.
     * @return An account as it is now.
     */
    public AccountState setAccount(String boc) {
        return control("set_account", new ParamsOfSetAccount(boc), AccountState::fromJson);
    }

    /**
     * Puts a whole account in place, at the address that it states.
     *
     * @param params Parameters of {@code set_account}.
     * @return An account as it is now.
     */
    public AccountState setAccount(ParamsOfSetAccount params) {
        return control("set_account", params, AccountState::fromJson);
    }

    /**
     * Removes an account with everything that it has.
     *
     * @param accountId Account id.
     * @return An account as it is now.
     */
    public AccountState deleteAccount(String accountId) {
        return control("delete_account", new ParamsOfDeleteAccount(accountId), AccountState::fromJson);
    }

    /**
     * Removes an account with everything that it has.
     *
     * @param params Parameters of {@code delete_account}.
     * @return An account as it is now.
     */
    public AccountState deleteAccount(ParamsOfDeleteAccount params) {
        return control("delete_account", params, AccountState::fromJson);
    }

    /**
     * Sets how much the contracts of a Dapp ID may mint in one transaction ({@code MINTSHELL}).
     *
     * @param dappId Dapp ID.
     * @param credit Nano. Without this method 1000000000000000000.
     * @return Result of {@code set_dapp}.
     */
    public ResultOfSetDapp setDapp(String dappId, BigInteger credit) {
        return control("set_dapp", new ParamsOfSetDapp(dappId, credit.toString()), ResultOfSetDapp::fromJson);
    }

    /**
     * Sends an internal message from any address, or an external message that its contract takes without a signature.
     *
     * @param source Sender of an internal message, or the account that an external message calls.
     * @return Result of {@code impersonate}.
     */
    public ResultOfImpersonate impersonate(AccountRef source) {
        return control("impersonate", new ParamsOfImpersonate(source), ResultOfImpersonate::fromJson);
    }

    /**
     * Sends an internal message from any address, or an external message that its contract takes without a signature.
     *
     * @param params Parameters of {@code impersonate}.
     * @return Result of {@code impersonate}.
     */
    public ResultOfImpersonate impersonate(ParamsOfImpersonate params) {
        return control("impersonate", params, ResultOfImpersonate::fromJson);
    }

    /**
     * Writes the whole chain to a file.
     *
     * @param file Absolute path of a file on the machine of the node; its name ends with {@code .jsonl}.
     * @return Result of {@code dump}.
     */
    public ResultOfDump dump(String file) {
        return control("dump", new ParamsOfDump(file), ResultOfDump::fromJson);
    }

    /**
     * Replaces the whole chain by that of a file. Snapshots end. Begins a new epoch.
     *
     * @param file Absolute path of a file on the machine of the node; its name ends with {@code .jsonl}.
     * @return Result of {@code load}.
     */
    public ResultOfLoad load(String file) {
        return control("load", new ParamsOfLoad(file), ResultOfLoad::fromJson);
    }

    /**
     * Lists the accounts that were fetched from the network behind a fork.
     *
     * @return Result of {@code forked_accounts}.
     */
    public ResultOfForkedAccounts forkedAccounts() {
        return control("forked_accounts", Map.of(), ResultOfForkedAccounts::fromJson);
    }

    /**
     * Fetches accounts from the network behind a fork at once; all of them, or none when one fails.
     *
     * @param accounts Accounts.
     * @return Result of {@code fork_prefetch}.
     */
    public ResultOfForkPrefetch forkPrefetch(List<AccountRef> accounts) {
        return control("fork_prefetch", new ParamsOfForkPrefetch(accounts), ResultOfForkPrefetch::fromJson);
    }

    /**
     * Makes a contract known by its code, for traces, lines of the terminal and the gas report. Kept with the chain.
     *
     * @param abi ABI: an object or JSON text.
     * @return Result of {@code register_abi}.
     */
    public ResultOfRegisterAbi registerAbi(@Nullable Object abi) {
        return control("register_abi", new ParamsOfRegisterAbi(abi), ResultOfRegisterAbi::fromJson);
    }

    /**
     * Makes a contract known by its code, for traces, lines of the terminal and the gas report. Kept with the chain.
     *
     * @param params Parameters of {@code register_abi}.
     * @return Result of {@code register_abi}.
     */
    public ResultOfRegisterAbi registerAbi(ParamsOfRegisterAbi params) {
        return control("register_abi", params, ResultOfRegisterAbi::fromJson);
    }

    /**
     * Explains a transaction: the tree of messages and transactions that it belongs to.
     *
     * @param transaction Id of a transaction.
     * @return Result of {@code trace}.
     */
    public ResultOfTrace trace(String transaction) {
        return control("trace", new ParamsOfTrace(transaction), ResultOfTrace::fromJson);
    }

    /**
     * Runs a transaction again, with the account, the message and the configuration that it had.
     *
     * @param transaction Id of a transaction.
     * @return Result of {@code replay}.
     */
    public ResultOfReplay replay(String transaction) {
        return control("replay", new ParamsOfReplay(transaction), ResultOfReplay::fromJson);
    }

    /**
     * Runs a transaction again, with the account, the message and the configuration that it had.
     *
     * @param params Parameters of {@code replay}.
     * @return Result of {@code replay}.
     */
    public ResultOfReplay replay(ParamsOfReplay params) {
        return control("replay", params, ResultOfReplay::fromJson);
    }

    /**
     * Reports gas and fees by contract and function.
     *
     * @return Result of {@code gas_report}.
     */
    public ResultOfGasReport gasReport() {
        return control("gas_report", new ParamsOfGasReport(), ResultOfGasReport::fromJson);
    }

    /**
     * Reports gas and fees by contract and function.
     *
     * @param params Parameters of {@code gas_report}.
     * @return Result of {@code gas_report}.
     */
    public ResultOfGasReport gasReport(ParamsOfGasReport params) {
        return control("gas_report", params, ResultOfGasReport::fromJson);
    }

    /**
     * Reports which lines of the sources ran, for contracts that were registered with a debug map.
     *
     * @return Result of {@code coverage}.
     */
    public ResultOfCoverage coverage() {
        return control("coverage", new ParamsOfCoverage(), ResultOfCoverage::fromJson);
    }

    /**
     * Reports which lines of the sources ran, for contracts that were registered with a debug map.
     *
     * @param params Parameters of {@code coverage}.
     * @return Result of {@code coverage}.
     */
    public ResultOfCoverage coverage(ParamsOfCoverage params) {
        return control("coverage", params, ResultOfCoverage::fromJson);
    }
}
