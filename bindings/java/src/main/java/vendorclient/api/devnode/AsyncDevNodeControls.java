// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoder;

/**
 * The controls of a development node, each a method that returns a future. They complete with {@link
 * vendorclient.DevNodeException}.
 */
public abstract class AsyncDevNodeControls {
    /** Controls of a node. */
    protected AsyncDevNodeControls() {}

    /**
     * Calls a control by its name.
     *
     * @param <T> type of the result
     * @param name name of the control
     * @param params its parameters
     * @param result reads the result
     * @return the result
     */
    protected abstract <T extends @Nullable Object> CompletableFuture<T> control(
            String name, Object params, Decoder<T> result);

    /**
     * Returns the properties and state of the chain.
     *
     * @return Result of {@code status}.
     */
    public CompletableFuture<ResultOfStatus> status() {
        return control("status", Map.of(), ResultOfStatus::fromJson);
    }

    /**
     * Lists the funded wallets created with the chain.
     *
     * @return Result of {@code list_accounts}.
     */
    public CompletableFuture<ResultOfListAccounts> listAccounts() {
        return control("list_accounts", Map.of(), ResultOfListAccounts::fromJson);
    }

    /**
     * Takes a snapshot of the current state to revert to.
     *
     * @return A snapshot to revert to.
     */
    public CompletableFuture<SnapshotInfo> snapshot() {
        return control("snapshot", Map.of(), SnapshotInfo::fromJson);
    }

    /**
     * Reverts to a snapshot, which is kept; later ones are removed. Begins a new epoch.
     *
     * @param id Id of the snapshot.
     * @return Result of {@code revert}.
     */
    public CompletableFuture<ResultOfRevert> revert(long id) {
        return control("revert", new ParamsOfRevert(id), ResultOfRevert::fromJson);
    }

    /**
     * Reverts to a snapshot, which is kept; later ones are removed. Begins a new epoch.
     *
     * @param of has the id
     * @return Result of {@code revert}.
     */
    public CompletableFuture<ResultOfRevert> revert(SnapshotInfo of) {
        return control("revert", new ParamsOfRevert(of.id()), ResultOfRevert::fromJson);
    }

    /**
     * Lists the snapshots.
     *
     * @return Result of {@code snapshots}.
     */
    public CompletableFuture<ResultOfSnapshots> snapshots() {
        return control("snapshots", Map.of(), ResultOfSnapshots::fromJson);
    }

    /**
     * Resets the chain with its settings, givers and wallets. Begins a new epoch.
     *
     * @return Result of {@code reset}.
     */
    public CompletableFuture<ResultOfReset> reset() {
        return control("reset", Map.of(), ResultOfReset::fromJson);
    }

    /**
     * Returns the time of the chain.
     *
     * @return State of the chain clock.
     */
    public CompletableFuture<ChainTime> getTime() {
        return control("get_time", Map.of(), ChainTime::fromJson);
    }

    /**
     * Sets the time of the chain, which continues from there; not before the last block.
     *
     * @param time The new time, Unix time in s.
     * @return State of the chain clock.
     */
    public CompletableFuture<ChainTime> setTime(long time) {
        return control("set_time", new ParamsOfSetTime(time), ChainTime::fromJson);
    }

    /**
     * Advances the time of the chain.
     *
     * @param seconds Number of seconds.
     * @return State of the chain clock.
     */
    public CompletableFuture<ChainTime> increaseTime(long seconds) {
        return control("increase_time", new ParamsOfIncreaseTime(seconds), ChainTime::fromJson);
    }

    /**
     * Sets the time of the next block; time continues from there. Not before the last block.
     *
     * @param time Time of the next block, Unix time in s.
     * @return State of the chain clock.
     */
    public CompletableFuture<ChainTime> setNextBlockTime(long time) {
        return control("set_next_block_time", new ParamsOfSetNextBlockTime(time), ChainTime::fromJson);
    }

    /**
     * Stops the clock of the chain.
     *
     * @return State of the chain clock.
     */
    public CompletableFuture<ChainTime> freeze() {
        return control("freeze", new ParamsOfFreeze(), ChainTime::fromJson);
    }

    /**
     * Stops the clock of the chain.
     *
     * @param params Parameters of {@code freeze}.
     * @return State of the chain clock.
     */
    public CompletableFuture<ChainTime> freeze(ParamsOfFreeze params) {
        return control("freeze", params, ChainTime::fromJson);
    }

    /**
     * Resumes the clock of the chain from its current time.
     *
     * @return State of the chain clock.
     */
    public CompletableFuture<ChainTime> resume() {
        return control("resume", Map.of(), ChainTime::fromJson);
    }

    /**
     * Sets when blocks are created, until the node stops; on the next start, its options apply again.
     *
     * @param mode Mode.
     * @return Result of {@code set_block_mode}.
     */
    public CompletableFuture<ResultOfSetBlockMode> setBlockMode(BlockMode mode) {
        return control("set_block_mode", new ParamsOfSetBlockMode(mode), ResultOfSetBlockMode::fromJson);
    }

    /**
     * Sets when blocks are created, until the node stops; on the next start, its options apply again.
     *
     * @param params Parameters of {@code set_block_mode}.
     * @return Result of {@code set_block_mode}.
     */
    public CompletableFuture<ResultOfSetBlockMode> setBlockMode(ParamsOfSetBlockMode params) {
        return control("set_block_mode", params, ResultOfSetBlockMode::fromJson);
    }

    /**
     * Creates blocks: the first ones take the waiting messages, up to 128 each, the rest are empty.
     *
     * @return Result of {@code mine}.
     */
    public CompletableFuture<ResultOfMine> mine() {
        return control("mine", new ParamsOfMine(), ResultOfMine::fromJson);
    }

    /**
     * Creates blocks: the first ones take the waiting messages, up to 128 each, the rest are empty.
     *
     * @param params Parameters of {@code mine}.
     * @return Result of {@code mine}.
     */
    public CompletableFuture<ResultOfMine> mine(ParamsOfMine params) {
        return control("mine", params, ResultOfMine::fromJson);
    }

    /**
     * Lists the messages waiting for a block, in order; internal ones come first.
     *
     * @return Result of {@code queue}.
     */
    public CompletableFuture<ResultOfQueue> queue() {
        return control("queue", Map.of(), ResultOfQueue::fromJson);
    }

    /**
     * Removes a waiting message from the queue; its sender gets an error.
     *
     * @param id Id in the queue.
     * @return Result of {@code drop_message}.
     */
    public CompletableFuture<ResultOfDropMessage> dropMessage(String id) {
        return control("drop_message", new ParamsOfDropMessage(id), ResultOfDropMessage::fromJson);
    }

    /**
     * Removes a waiting message from the queue; its sender gets an error.
     *
     * @param of has the id
     * @return Result of {@code drop_message}.
     */
    public CompletableFuture<ResultOfDropMessage> dropMessage(QueuedMessage of) {
        return control("drop_message", new ParamsOfDropMessage(of.id()), ResultOfDropMessage::fromJson);
    }

    /**
     * Removes a waiting message from the queue; its sender gets an error.
     *
     * @param of has the id
     * @return Result of {@code drop_message}.
     */
    public CompletableFuture<ResultOfDropMessage> dropMessage(TracedMessage of) {
        return control("drop_message", new ParamsOfDropMessage(of.id()), ResultOfDropMessage::fromJson);
    }

    /**
     * Removes a waiting message from the queue; its sender gets an error.
     *
     * @param of has the id
     * @return Result of {@code drop_message}.
     */
    public CompletableFuture<ResultOfDropMessage> dropMessage(TracedTransaction of) {
        return control("drop_message", new ParamsOfDropMessage(of.id()), ResultOfDropMessage::fromJson);
    }

    /**
     * Moves messages to the front of the queue. Internal messages keep their order.
     *
     * @param ids Ids in the queue, in the new order; all others follow in their current order.
     * @return Result of {@code order_queue}.
     */
    public CompletableFuture<ResultOfOrderQueue> orderQueue(List<String> ids) {
        return control("order_queue", new ParamsOfOrderQueue(ids), ResultOfOrderQueue::fromJson);
    }

    /**
     * Sets the balance of an account, creating it if it does not exist.
     *
     * @param accountId Account id.
     * @return Current state of an account.
     */
    public CompletableFuture<AccountState> setBalance(String accountId) {
        return control("set_balance", new ParamsOfSetBalance(accountId), AccountState::fromJson);
    }

    /**
     * Sets the balance of an account, creating it if it does not exist.
     *
     * @param params Parameters of {@code set_balance}.
     * @return Current state of an account.
     */
    public CompletableFuture<AccountState> setBalance(ParamsOfSetBalance params) {
        return control("set_balance", params, AccountState::fromJson);
    }

    /**
     * Sets the code of an account; an account without a contract becomes active, with empty data.
     *
     * @param accountId Account id.
     * @param code The code.
     * @return Current state of an account.
     */
    public CompletableFuture<AccountState> setCode(String accountId, String code) {
        return control("set_code", new ParamsOfSetCode(accountId, code), AccountState::fromJson);
    }

    /**
     * Sets the code of an account; an account without a contract becomes active, with empty data.
     *
     * @param params Parameters of {@code set_code}.
     * @return Current state of an account.
     */
    public CompletableFuture<AccountState> setCode(ParamsOfSetCode params) {
        return control("set_code", params, AccountState::fromJson);
    }

    /**
     * Sets the data of an active account.
     *
     * @param accountId Account id.
     * @param data The data.
     * @return Current state of an account.
     */
    public CompletableFuture<AccountState> setData(String accountId, String data) {
        return control("set_data", new ParamsOfSetData(accountId, data), AccountState::fromJson);
    }

    /**
     * Sets the data of an active account.
     *
     * @param params Parameters of {@code set_data}.
     * @return Current state of an account.
     */
    public CompletableFuture<AccountState> setData(ParamsOfSetData params) {
        return control("set_data", params, AccountState::fromJson);
    }

    /**
     * Sets a whole account, at the address it contains.
     *
     * @param boc The account, as returned by {@code GET /v2/account}.
     * @return Current state of an account.
     */
    public CompletableFuture<AccountState> setAccount(String boc) {
        return control("set_account", new ParamsOfSetAccount(boc), AccountState::fromJson);
    }

    /**
     * Sets a whole account, at the address it contains.
     *
     * @param params Parameters of {@code set_account}.
     * @return Current state of an account.
     */
    public CompletableFuture<AccountState> setAccount(ParamsOfSetAccount params) {
        return control("set_account", params, AccountState::fromJson);
    }

    /**
     * Deletes an account with its balance, code and data.
     *
     * @param accountId Account id.
     * @return Current state of an account.
     */
    public CompletableFuture<AccountState> deleteAccount(String accountId) {
        return control("delete_account", new ParamsOfDeleteAccount(accountId), AccountState::fromJson);
    }

    /**
     * Deletes an account with its balance, code and data.
     *
     * @param params Parameters of {@code delete_account}.
     * @return Current state of an account.
     */
    public CompletableFuture<AccountState> deleteAccount(ParamsOfDeleteAccount params) {
        return control("delete_account", params, AccountState::fromJson);
    }

    /**
     * Sets how much the contracts of a Dapp ID may mint in one transaction ({@code MINTSHELL}).
     *
     * @param dappId Dapp ID.
     * @param credit Limit in nano units. Initially 1000000000000000000.
     * @return Result of {@code set_dapp}.
     */
    public CompletableFuture<ResultOfSetDapp> setDapp(String dappId, BigInteger credit) {
        return control("set_dapp", new ParamsOfSetDapp(dappId, credit.toString()), ResultOfSetDapp::fromJson);
    }

    /**
     * Sends an internal message from any address, or an external message that its contract accepts without a valid
     * signature.
     *
     * @param source Sender of an internal message, or the account called by an external message.
     * @return Result of {@code impersonate}.
     */
    public CompletableFuture<ResultOfImpersonate> impersonate(AccountRef source) {
        return control("impersonate", new ParamsOfImpersonate(source), ResultOfImpersonate::fromJson);
    }

    /**
     * Sends an internal message from any address, or an external message that its contract accepts without a valid
     * signature.
     *
     * @param params Parameters of {@code impersonate}.
     * @return Result of {@code impersonate}.
     */
    public CompletableFuture<ResultOfImpersonate> impersonate(ParamsOfImpersonate params) {
        return control("impersonate", params, ResultOfImpersonate::fromJson);
    }

    /**
     * Saves the whole chain to a file.
     *
     * @param file Absolute path of a file on the machine of the node, ending with {@code .jsonl}.
     * @return Result of {@code dump}.
     */
    public CompletableFuture<ResultOfDump> dump(String file) {
        return control("dump", new ParamsOfDump(file), ResultOfDump::fromJson);
    }

    /**
     * Replaces the whole chain with that of a file and removes all snapshots. Begins a new epoch.
     *
     * @param file Absolute path of a file on the machine of the node, ending with {@code .jsonl}.
     * @return Result of {@code load}.
     */
    public CompletableFuture<ResultOfLoad> load(String file) {
        return control("load", new ParamsOfLoad(file), ResultOfLoad::fromJson);
    }

    /**
     * Lists the accounts fetched from the network behind a fork.
     *
     * @return Result of {@code forked_accounts}.
     */
    public CompletableFuture<ResultOfForkedAccounts> forkedAccounts() {
        return control("forked_accounts", Map.of(), ResultOfForkedAccounts::fromJson);
    }

    /**
     * Fetches accounts from the network behind a fork now; if one fails, none is fetched.
     *
     * @param accounts Account ids.
     * @return Result of {@code fork_prefetch}.
     */
    public CompletableFuture<ResultOfForkPrefetch> forkPrefetch(List<AccountRef> accounts) {
        return control("fork_prefetch", new ParamsOfForkPrefetch(accounts), ResultOfForkPrefetch::fromJson);
    }

    /**
     * Changes the named faults and returns all of them.
     *
     * @return Active faults; for counted ones, the remaining number.
     */
    public CompletableFuture<NodeFaults> faults() {
        return control("faults", new ParamsOfFaults(), NodeFaults::fromJson);
    }

    /**
     * Changes the named faults and returns all of them.
     *
     * @param params Parameters of {@code faults}.
     * @return Active faults; for counted ones, the remaining number.
     */
    public CompletableFuture<NodeFaults> faults(ParamsOfFaults params) {
        return control("faults", params, NodeFaults::fromJson);
    }

    /**
     * Registers the ABI of a contract by its code, for traces, terminal output and the gas report. Stored with the
     * chain.
     *
     * @param abi ABI: an object or JSON text.
     * @return Result of {@code register_abi}.
     */
    public CompletableFuture<ResultOfRegisterAbi> registerAbi(@Nullable Object abi) {
        return control("register_abi", new ParamsOfRegisterAbi(abi), ResultOfRegisterAbi::fromJson);
    }

    /**
     * Registers the ABI of a contract by its code, for traces, terminal output and the gas report. Stored with the
     * chain.
     *
     * @param params Parameters of {@code register_abi}.
     * @return Result of {@code register_abi}.
     */
    public CompletableFuture<ResultOfRegisterAbi> registerAbi(ParamsOfRegisterAbi params) {
        return control("register_abi", params, ResultOfRegisterAbi::fromJson);
    }

    /**
     * Removes the registration of a contract; a built-in ABI for the same code applies again.
     *
     * @param codeHash Hash of the code.
     * @return Result of {@code unregister_abi}.
     */
    public CompletableFuture<ResultOfUnregisterAbi> unregisterAbi(String codeHash) {
        return control("unregister_abi", new ParamsOfUnregisterAbi(codeHash), ResultOfUnregisterAbi::fromJson);
    }

    /**
     * Lists the registered contracts.
     *
     * @return Result of {@code list_contracts}.
     */
    public CompletableFuture<ResultOfListContracts> listContracts() {
        return control("list_contracts", Map.of(), ResultOfListContracts::fromJson);
    }

    /**
     * Finds transactions, messages, blocks and accounts by the first digits of their ids.
     *
     * @param prefix The digits: 1 to 64 hex digits.
     * @return Result of {@code find}.
     */
    public CompletableFuture<ResultOfFind> find(String prefix) {
        return control("find", new ParamsOfFind(prefix), ResultOfFind::fromJson);
    }

    /**
     * Finds transactions, messages, blocks and accounts by the first digits of their ids.
     *
     * @param params Parameters of {@code find}.
     * @return Result of {@code find}.
     */
    public CompletableFuture<ResultOfFind> find(ParamsOfFind params) {
        return control("find", params, ResultOfFind::fromJson);
    }

    /**
     * Explains a transaction: returns the tree of messages and transactions that contains it.
     *
     * @param transaction Id of a transaction.
     * @return Result of {@code trace}.
     */
    public CompletableFuture<ResultOfTrace> trace(String transaction) {
        return control("trace", new ParamsOfTrace(transaction), ResultOfTrace::fromJson);
    }

    /**
     * Explains why a transaction failed, or why a message is refused: the phase, the meaning of the code, the source
     * line, the amounts, and what to do. For a transaction that succeeded, explains the first failure among the
     * messages that it caused. One of the parameters is required.
     *
     * @return Result of {@code explain}.
     */
    public CompletableFuture<ResultOfExplain> explain() {
        return control("explain", new ParamsOfExplain(), ResultOfExplain::fromJson);
    }

    /**
     * Explains why a transaction failed, or why a message is refused: the phase, the meaning of the code, the source
     * line, the amounts, and what to do. For a transaction that succeeded, explains the first failure among the
     * messages that it caused. One of the parameters is required.
     *
     * @param params Parameters of {@code explain}.
     * @return Result of {@code explain}.
     */
    public CompletableFuture<ResultOfExplain> explain(ParamsOfExplain params) {
        return control("explain", params, ResultOfExplain::fromJson);
    }

    /**
     * Returns what the contract printed in a transaction with debug instructions.
     *
     * @param transaction Id of a transaction.
     * @return Result of {@code logs}.
     */
    public CompletableFuture<ResultOfLogs> logs(String transaction) {
        return control("logs", new ParamsOfLogs(transaction), ResultOfLogs::fromJson);
    }

    /**
     * Reruns a transaction with its original account, message and configuration.
     *
     * @param transaction Id of a transaction.
     * @return Result of {@code replay}.
     */
    public CompletableFuture<ResultOfReplay> replay(String transaction) {
        return control("replay", new ParamsOfReplay(transaction), ResultOfReplay::fromJson);
    }

    /**
     * Reruns a transaction with its original account, message and configuration.
     *
     * @param params Parameters of {@code replay}.
     * @return Result of {@code replay}.
     */
    public CompletableFuture<ResultOfReplay> replay(ParamsOfReplay params) {
        return control("replay", params, ResultOfReplay::fromJson);
    }

    /**
     * Returns gas and fees by contract and function.
     *
     * @return Result of {@code gas_report}.
     */
    public CompletableFuture<ResultOfGasReport> gasReport() {
        return control("gas_report", new ParamsOfGasReport(), ResultOfGasReport::fromJson);
    }

    /**
     * Returns gas and fees by contract and function.
     *
     * @param params Parameters of {@code gas_report}.
     * @return Result of {@code gas_report}.
     */
    public CompletableFuture<ResultOfGasReport> gasReport(ParamsOfGasReport params) {
        return control("gas_report", params, ResultOfGasReport::fromJson);
    }

    /**
     * Returns which source lines were executed, for contracts registered with a debug map.
     *
     * @return Result of {@code coverage}.
     */
    public CompletableFuture<ResultOfCoverage> coverage() {
        return control("coverage", new ParamsOfCoverage(), ResultOfCoverage::fromJson);
    }

    /**
     * Returns which source lines were executed, for contracts registered with a debug map.
     *
     * @param params Parameters of {@code coverage}.
     * @return Result of {@code coverage}.
     */
    public CompletableFuture<ResultOfCoverage> coverage(ParamsOfCoverage params) {
        return control("coverage", params, ResultOfCoverage::fromJson);
    }
}
