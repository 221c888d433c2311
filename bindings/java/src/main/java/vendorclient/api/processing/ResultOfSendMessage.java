// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of sending a message.
 *
 * @param messageHash Hash of the message. {@code null} when absent.
 * @param blockHash Block of the transaction; {@code None} if the node does not report it. {@code null} when absent.
 * @param txHash Hash of the transaction; {@code None} if there is none. {@code null} when absent.
 * @param returnValue Decoded results of the called function, if {@code abi} is given. {@code null} when absent.
 * @param aborted Whether the transaction was aborted; with exit code 0, its action phase may have failed. {@code null}
 *     when absent.
 * @param exitCode Exit code of the compute phase. {@code null} when absent.
 * @param threadId Thread that executed the message. {@code null} when absent.
 * @param producers Hosts that produce the blocks of the thread.
 * @param currentTime Time of the answer by the clock of the node, Unix time in ms. {@code null} when absent.
 * @param accountId The account. {@code null} when absent.
 * @param dappId Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks
 *     without Dapp IDs. {@code null} when absent.
 * @param finality How final the transaction is. Extension of the published interface. {@code null} when absent.
 */
public record ResultOfSendMessage(
        @Nullable String messageHash,
        @Nullable String blockHash,
        @Nullable String txHash,
        @Nullable Object returnValue,
        @Nullable Boolean aborted,
        @Nullable Integer exitCode,
        @Nullable String threadId,
        List<String> producers,
        @Nullable String currentTime,
        @Nullable String accountId,
        @Nullable String dappId,
        @Nullable Finality finality) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param producers Hosts that produce the blocks of the thread.
     */
    public ResultOfSendMessage(List<String> producers) {
        this(null, null, null, null, null, null, null, producers, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfSendMessage fromJson(@Nullable Object json) {
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
    public Map<String, @Nullable Object> toJson() {
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
    public ResultOfSendMessage withMessageHash(@Nullable String messageHash) {
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
     * @param blockHash Block of the transaction; {@code None} if the node does not report it. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withBlockHash(@Nullable String blockHash) {
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
     * @param txHash Hash of the transaction; {@code None} if there is none. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withTxHash(@Nullable String txHash) {
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
     * @param returnValue Decoded results of the called function, if {@code abi} is given. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withReturnValue(@Nullable Object returnValue) {
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
     * @param aborted Whether the transaction was aborted; with exit code 0, its action phase may have failed. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withAborted(@Nullable Boolean aborted) {
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
    public ResultOfSendMessage withExitCode(@Nullable Integer exitCode) {
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
     * @param threadId Thread that executed the message. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withThreadId(@Nullable String threadId) {
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
     * @param currentTime Time of the answer by the clock of the node, Unix time in ms. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withCurrentTime(@Nullable String currentTime) {
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
    public ResultOfSendMessage withAccountId(@Nullable String accountId) {
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
     * @param dappId Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks
     *     without Dapp IDs. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withDappId(@Nullable String dappId) {
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
     * @param finality How final the transaction is. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSendMessage withFinality(@Nullable Finality finality) {
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
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfSendMessage}. */
    public static final class Builder {
        private @Nullable String messageHash;
        private @Nullable String blockHash;
        private @Nullable String txHash;
        private @Nullable Object returnValue;
        private @Nullable Boolean aborted;
        private @Nullable Integer exitCode;
        private @Nullable String threadId;
        private @Nullable List<String> producers;
        private @Nullable String currentTime;
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable Finality finality;

        private Builder() {}

        /**
         * Sets {@code message_hash}.
         *
         * @param messageHash Hash of the message. {@code null} when absent.
         * @return this
         */
        public Builder messageHash(@Nullable String messageHash) {
            this.messageHash = messageHash;
            return this;
        }

        /**
         * Sets {@code block_hash}.
         *
         * @param blockHash Block of the transaction; {@code None} if the node does not report it. {@code null} when
         *     absent.
         * @return this
         */
        public Builder blockHash(@Nullable String blockHash) {
            this.blockHash = blockHash;
            return this;
        }

        /**
         * Sets {@code tx_hash}.
         *
         * @param txHash Hash of the transaction; {@code None} if there is none. {@code null} when absent.
         * @return this
         */
        public Builder txHash(@Nullable String txHash) {
            this.txHash = txHash;
            return this;
        }

        /**
         * Sets {@code return_value}.
         *
         * @param returnValue Decoded results of the called function, if {@code abi} is given. {@code null} when absent.
         * @return this
         */
        public Builder returnValue(@Nullable Object returnValue) {
            this.returnValue = returnValue;
            return this;
        }

        /**
         * Sets {@code aborted}.
         *
         * @param aborted Whether the transaction was aborted; with exit code 0, its action phase may have failed.
         *     {@code null} when absent.
         * @return this
         */
        public Builder aborted(@Nullable Boolean aborted) {
            this.aborted = aborted;
            return this;
        }

        /**
         * Sets {@code exit_code}.
         *
         * @param exitCode Exit code of the compute phase. {@code null} when absent.
         * @return this
         */
        public Builder exitCode(@Nullable Integer exitCode) {
            this.exitCode = exitCode;
            return this;
        }

        /**
         * Sets {@code thread_id}.
         *
         * @param threadId Thread that executed the message. {@code null} when absent.
         * @return this
         */
        public Builder threadId(@Nullable String threadId) {
            this.threadId = threadId;
            return this;
        }

        /**
         * Sets {@code producers}.
         *
         * @param producers Hosts that produce the blocks of the thread.
         * @return this
         */
        public Builder producers(List<String> producers) {
            this.producers = producers;
            return this;
        }

        /**
         * Sets {@code current_time}.
         *
         * @param currentTime Time of the answer by the clock of the node, Unix time in ms. {@code null} when absent.
         * @return this
         */
        public Builder currentTime(@Nullable String currentTime) {
            this.currentTime = currentTime;
            return this;
        }

        /**
         * Sets {@code account_id}.
         *
         * @param accountId The account. {@code null} when absent.
         * @return this
         */
        public Builder accountId(@Nullable String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Real Dapp ID of the account, read after execution; absent if it could not be read, and on
         *     networks without Dapp IDs. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code finality}.
         *
         * @param finality How final the transaction is. Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder finality(@Nullable Finality finality) {
            this.finality = finality;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfSendMessage build() {
            return new ResultOfSendMessage(
                    messageHash,
                    blockHash,
                    txHash,
                    returnValue,
                    aborted,
                    exitCode,
                    threadId,
                    Objects.requireNonNull(producers, "producers"),
                    currentTime,
                    accountId,
                    dappId,
                    finality);
        }
    }
}
