// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.Abi;
import vendorclient.api.boc.BocCacheType;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message and the account to execute it on.
 *
 * @param message The message, external or internal.
 * @param account The account.
 * @param executionOptions Environment of the run. Default: <code>&#123;&#125;</code>. {@code null} when absent.
 * @param abi ABI of the contract, to decode the outbound messages. {@code null} when absent.
 * @param skipTransactionCheck Return an aborted transaction instead of an error. Default: {@code false}. {@code null}
 *     when absent.
 * @param bocCache Keep the results in the cache and return references. Default: return base64. {@code null} when
 *     absent.
 * @param returnUpdatedAccount Return the updated account. Default: {@code false}. {@code null} when absent.
 * @param answerRequired Fail if the ABI declares outputs of the called function and the contract sends no answer (418)
 *     or one that the ABI does not describe (419). Without it, {@code decoded.output} is then absent. Extension of the
 *     published interface. Default: {@code false}. {@code null} when absent.
 */
public record ParamsOfRunExecutor(
        String message,
        AccountForExecutor account,
        @Nullable ExecutionOptions executionOptions,
        @Nullable Abi abi,
        @Nullable Boolean skipTransactionCheck,
        @Nullable BocCacheType bocCache,
        @Nullable Boolean returnUpdatedAccount,
        @Nullable Boolean answerRequired) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param message The message, external or internal.
     * @param account The account.
     */
    public ParamsOfRunExecutor(String message, AccountForExecutor account) {
        this(message, account, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfRunExecutor fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfRunExecutor(
                fields.required("message", Decoders::string),
                fields.required("account", AccountForExecutor::fromJson),
                fields.optional("execution_options", ExecutionOptions::fromJson),
                fields.optional("abi", Abi::fromJson),
                fields.optional("skip_transaction_check", Decoders::bool),
                fields.optional("boc_cache", BocCacheType::fromJson),
                fields.optional("return_updated_account", Decoders::bool),
                fields.optional("answer_required", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("message", message)
                .required("account", account)
                .optional("execution_options", executionOptions)
                .optional("abi", abi)
                .optional("skip_transaction_check", skipTransactionCheck)
                .optional("boc_cache", bocCache)
                .optional("return_updated_account", returnUpdatedAccount)
                .optional("answer_required", answerRequired)
                .toMap();
    }

    /**
     * The same with another {@code execution_options}.
     *
     * @param executionOptions Environment of the run. Default: <code>&#123;&#125;</code>. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunExecutor withExecutionOptions(@Nullable ExecutionOptions executionOptions) {
        return new ParamsOfRunExecutor(
                message,
                account,
                executionOptions,
                abi,
                skipTransactionCheck,
                bocCache,
                returnUpdatedAccount,
                answerRequired);
    }

    /**
     * The same with another {@code abi}.
     *
     * @param abi ABI of the contract, to decode the outbound messages. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunExecutor withAbi(@Nullable Abi abi) {
        return new ParamsOfRunExecutor(
                message,
                account,
                executionOptions,
                abi,
                skipTransactionCheck,
                bocCache,
                returnUpdatedAccount,
                answerRequired);
    }

    /**
     * The same with another {@code skip_transaction_check}.
     *
     * @param skipTransactionCheck Return an aborted transaction instead of an error. Default: {@code false}. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunExecutor withSkipTransactionCheck(@Nullable Boolean skipTransactionCheck) {
        return new ParamsOfRunExecutor(
                message,
                account,
                executionOptions,
                abi,
                skipTransactionCheck,
                bocCache,
                returnUpdatedAccount,
                answerRequired);
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keep the results in the cache and return references. Default: return base64. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfRunExecutor withBocCache(@Nullable BocCacheType bocCache) {
        return new ParamsOfRunExecutor(
                message,
                account,
                executionOptions,
                abi,
                skipTransactionCheck,
                bocCache,
                returnUpdatedAccount,
                answerRequired);
    }

    /**
     * The same with another {@code return_updated_account}.
     *
     * @param returnUpdatedAccount Return the updated account. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunExecutor withReturnUpdatedAccount(@Nullable Boolean returnUpdatedAccount) {
        return new ParamsOfRunExecutor(
                message,
                account,
                executionOptions,
                abi,
                skipTransactionCheck,
                bocCache,
                returnUpdatedAccount,
                answerRequired);
    }

    /**
     * The same with another {@code answer_required}.
     *
     * @param answerRequired Fail if the ABI declares outputs of the called function and the contract sends no answer
     *     (418) or one that the ABI does not describe (419). Without it, {@code decoded.output} is then absent.
     *     Extension of the published interface. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunExecutor withAnswerRequired(@Nullable Boolean answerRequired) {
        return new ParamsOfRunExecutor(
                message,
                account,
                executionOptions,
                abi,
                skipTransactionCheck,
                bocCache,
                returnUpdatedAccount,
                answerRequired);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfRunExecutor}. */
    public static final class Builder {
        private @Nullable String message;
        private @Nullable AccountForExecutor account;
        private @Nullable ExecutionOptions executionOptions;
        private @Nullable Abi abi;
        private @Nullable Boolean skipTransactionCheck;
        private @Nullable BocCacheType bocCache;
        private @Nullable Boolean returnUpdatedAccount;
        private @Nullable Boolean answerRequired;

        private Builder() {}

        /**
         * Sets {@code message}.
         *
         * @param message The message, external or internal.
         * @return this
         */
        public Builder message(String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code account}.
         *
         * @param account The account.
         * @return this
         */
        public Builder account(AccountForExecutor account) {
            this.account = account;
            return this;
        }

        /**
         * Sets {@code execution_options}.
         *
         * @param executionOptions Environment of the run. Default: <code>&#123;&#125;</code>. {@code null} when absent.
         * @return this
         */
        public Builder executionOptions(@Nullable ExecutionOptions executionOptions) {
            this.executionOptions = executionOptions;
            return this;
        }

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI of the contract, to decode the outbound messages. {@code null} when absent.
         * @return this
         */
        public Builder abi(@Nullable Abi abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code skip_transaction_check}.
         *
         * @param skipTransactionCheck Return an aborted transaction instead of an error. Default: {@code false}. {@code
         *     null} when absent.
         * @return this
         */
        public Builder skipTransactionCheck(@Nullable Boolean skipTransactionCheck) {
            this.skipTransactionCheck = skipTransactionCheck;
            return this;
        }

        /**
         * Sets {@code boc_cache}.
         *
         * @param bocCache Keep the results in the cache and return references. Default: return base64. {@code null}
         *     when absent.
         * @return this
         */
        public Builder bocCache(@Nullable BocCacheType bocCache) {
            this.bocCache = bocCache;
            return this;
        }

        /**
         * Sets {@code return_updated_account}.
         *
         * @param returnUpdatedAccount Return the updated account. Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder returnUpdatedAccount(@Nullable Boolean returnUpdatedAccount) {
            this.returnUpdatedAccount = returnUpdatedAccount;
            return this;
        }

        /**
         * Sets {@code answer_required}.
         *
         * @param answerRequired Fail if the ABI declares outputs of the called function and the contract sends no
         *     answer (418) or one that the ABI does not describe (419). Without it, {@code decoded.output} is then
         *     absent. Extension of the published interface. Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder answerRequired(@Nullable Boolean answerRequired) {
            this.answerRequired = answerRequired;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfRunExecutor build() {
            return new ParamsOfRunExecutor(
                    Objects.requireNonNull(message, "message"),
                    Objects.requireNonNull(account, "account"),
                    executionOptions,
                    abi,
                    skipTransactionCheck,
                    bocCache,
                    returnUpdatedAccount,
                    answerRequired);
        }
    }
}
