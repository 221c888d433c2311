// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What the node made of a message.
 *
 * @param messageHash Hash of the message. {@code null} when absent.
 * @param blockHash Block of the transaction; {@code None} from nodes that do not state it. {@code null} when absent.
 * @param txHash Hash of the transaction; {@code None} when there is none. {@code null} when absent.
 * @param returnValue Decoded results of the called function, when {@code abi} is given. {@code null} when absent.
 * @param aborted Whether the transaction was aborted; possible with exit code 0 by its action phase. {@code null} when
 *     absent.
 * @param exitCode Exit code of the compute phase. {@code null} when absent.
 * @param threadId Thread in which it was executed. {@code null} when absent.
 * @param producers Hosts that produce blocks of the thread.
 * @param currentTime Time of the answer by the clock of the node, unix time in ms. {@code null} when absent.
 * @param accountId The account. {@code null} when absent.
 * @param dappId Its real Dapp ID, read from the account afterwards; absent when that was not possible, and on networks
 *     without Dapp IDs. {@code null} when absent.
 * @param finality How far the network has gone. Extension of the published interface. {@code null} when absent.
 */
public record ResultOfSendMessage(
        String messageHash,
        String blockHash,
        String txHash,
        Object returnValue,
        Boolean aborted,
        Integer exitCode,
        String threadId,
        List<String> producers,
        String currentTime,
        String accountId,
        String dappId,
        Finality finality) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param producers Hosts that produce blocks of the thread.
     */
    public ResultOfSendMessage(List<String> producers) {
        this(null, null, null, null, null, null, null, producers, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfSendMessage fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfSendMessage(
                fields.optional("message_hash", Decoders::string),
                fields.optional("block_hash", Decoders::string),
                fields.optional("tx_hash", Decoders::string),
                fields.optional("return_value", Decoders::any),
                fields.optional("aborted", Decoders::bool),
                fields.optional("exit_code", Decoders::int32),
                fields.optional("thread_id", Decoders::string),
                fields.required("producers", Decoders.list(Decoders::string)),
                fields.optional("current_time", Decoders::string),
                fields.optional("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.optional("finality", Finality::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .optional("message_hash", messageHash)
                .optional("block_hash", blockHash)
                .optional("tx_hash", txHash)
                .optional("return_value", returnValue)
                .optional("aborted", aborted)
                .optional("exit_code", exitCode)
                .optional("thread_id", threadId)
                .required("producers", producers)
                .optional("current_time", currentTime)
                .optional("account_id", accountId)
                .optional("dapp_id", dappId)
                .optional("finality", finality)
                .toMap();
    }

    /**
     * The same with another {@code message_hash}.
     *
     * @param messageHash Hash of the message. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withMessageHash(String messageHash) {
        return new ResultOfSendMessage(
                messageHash,
                blockHash,
                txHash,
                returnValue,
                aborted,
                exitCode,
                threadId,
                producers,
                currentTime,
                accountId,
                dappId,
                finality);
    }

    /**
     * The same with another {@code block_hash}.
     *
     * @param blockHash Block of the transaction; {@code None} from nodes that do not state it. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withBlockHash(String blockHash) {
        return new ResultOfSendMessage(
                messageHash,
                blockHash,
                txHash,
                returnValue,
                aborted,
                exitCode,
                threadId,
                producers,
                currentTime,
                accountId,
                dappId,
                finality);
    }

    /**
     * The same with another {@code tx_hash}.
     *
     * @param txHash Hash of the transaction; {@code None} when there is none. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withTxHash(String txHash) {
        return new ResultOfSendMessage(
                messageHash,
                blockHash,
                txHash,
                returnValue,
                aborted,
                exitCode,
                threadId,
                producers,
                currentTime,
                accountId,
                dappId,
                finality);
    }

    /**
     * The same with another {@code return_value}.
     *
     * @param returnValue Decoded results of the called function, when {@code abi} is given. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withReturnValue(Object returnValue) {
        return new ResultOfSendMessage(
                messageHash,
                blockHash,
                txHash,
                returnValue,
                aborted,
                exitCode,
                threadId,
                producers,
                currentTime,
                accountId,
                dappId,
                finality);
    }

    /**
     * The same with another {@code aborted}.
     *
     * @param aborted Whether the transaction was aborted; possible with exit code 0 by its action phase. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withAborted(Boolean aborted) {
        return new ResultOfSendMessage(
                messageHash,
                blockHash,
                txHash,
                returnValue,
                aborted,
                exitCode,
                threadId,
                producers,
                currentTime,
                accountId,
                dappId,
                finality);
    }

    /**
     * The same with another {@code exit_code}.
     *
     * @param exitCode Exit code of the compute phase. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withExitCode(Integer exitCode) {
        return new ResultOfSendMessage(
                messageHash,
                blockHash,
                txHash,
                returnValue,
                aborted,
                exitCode,
                threadId,
                producers,
                currentTime,
                accountId,
                dappId,
                finality);
    }

    /**
     * The same with another {@code thread_id}.
     *
     * @param threadId Thread in which it was executed. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withThreadId(String threadId) {
        return new ResultOfSendMessage(
                messageHash,
                blockHash,
                txHash,
                returnValue,
                aborted,
                exitCode,
                threadId,
                producers,
                currentTime,
                accountId,
                dappId,
                finality);
    }

    /**
     * The same with another {@code current_time}.
     *
     * @param currentTime Time of the answer by the clock of the node, unix time in ms. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withCurrentTime(String currentTime) {
        return new ResultOfSendMessage(
                messageHash,
                blockHash,
                txHash,
                returnValue,
                aborted,
                exitCode,
                threadId,
                producers,
                currentTime,
                accountId,
                dappId,
                finality);
    }

    /**
     * The same with another {@code account_id}.
     *
     * @param accountId The account. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withAccountId(String accountId) {
        return new ResultOfSendMessage(
                messageHash,
                blockHash,
                txHash,
                returnValue,
                aborted,
                exitCode,
                threadId,
                producers,
                currentTime,
                accountId,
                dappId,
                finality);
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Its real Dapp ID, read from the account afterwards; absent when that was not possible, and on
     *     networks without Dapp IDs. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withDappId(String dappId) {
        return new ResultOfSendMessage(
                messageHash,
                blockHash,
                txHash,
                returnValue,
                aborted,
                exitCode,
                threadId,
                producers,
                currentTime,
                accountId,
                dappId,
                finality);
    }

    /**
     * The same with another {@code finality}.
     *
     * @param finality How far the network has gone. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withFinality(Finality finality) {
        return new ResultOfSendMessage(
                messageHash,
                blockHash,
                txHash,
                returnValue,
                aborted,
                exitCode,
                threadId,
                producers,
                currentTime,
                accountId,
                dappId,
                finality);
    }
}
