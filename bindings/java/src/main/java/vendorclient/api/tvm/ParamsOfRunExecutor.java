// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.util.Map;
import vendorclient.api.abi.Abi;
import vendorclient.api.boc.BocCacheType;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message and the account that it is executed on.
 *
 * @param message The message, external or internal.
 * @param account The account.
 * @param executionOptions Surroundings of the run. {@code null} when absent.
 * @param abi ABI of the contract, to decode the outgoing messages. {@code null} when absent.
 * @param skipTransactionCheck Return an aborted transaction instead of its error. Default: {@code false}. {@code null}
 *     when absent.
 * @param bocCache Keeps the results in the cache and returns references. Absent: base64. {@code null} when absent.
 * @param returnUpdatedAccount Return the changed account. Default: {@code false}. {@code null} when absent.
 */
public record ParamsOfRunExecutor(
        String message,
        AccountForExecutor account,
        ExecutionOptions executionOptions,
        Abi abi,
        Boolean skipTransactionCheck,
        BocCacheType bocCache,
        Boolean returnUpdatedAccount) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param message The message, external or internal.
     * @param account The account.
     */
    public ParamsOfRunExecutor(String message, AccountForExecutor account) {
        this(message, account, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfRunExecutor fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfRunExecutor(
                fields.required("message", Decoders::string),
                fields.required("account", AccountForExecutor::fromJson),
                fields.optional("execution_options", ExecutionOptions::fromJson),
                fields.optional("abi", Abi::fromJson),
                fields.optional("skip_transaction_check", Decoders::bool),
                fields.optional("boc_cache", BocCacheType::fromJson),
                fields.optional("return_updated_account", Decoders::bool));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("message", message)
                .required("account", account)
                .optional("execution_options", executionOptions)
                .optional("abi", abi)
                .optional("skip_transaction_check", skipTransactionCheck)
                .optional("boc_cache", bocCache)
                .optional("return_updated_account", returnUpdatedAccount)
                .toMap();
    }

    /**
     * The same with another {@code execution_options}.
     *
     * @param executionOptions Surroundings of the run. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunExecutor withExecutionOptions(ExecutionOptions executionOptions) {
        return new ParamsOfRunExecutor(
                message, account, executionOptions, abi, skipTransactionCheck, bocCache, returnUpdatedAccount);
    }

    /**
     * The same with another {@code abi}.
     *
     * @param abi ABI of the contract, to decode the outgoing messages. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunExecutor withAbi(Abi abi) {
        return new ParamsOfRunExecutor(
                message, account, executionOptions, abi, skipTransactionCheck, bocCache, returnUpdatedAccount);
    }

    /**
     * The same with another {@code skip_transaction_check}.
     *
     * @param skipTransactionCheck Return an aborted transaction instead of its error. Default: {@code false}. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunExecutor withSkipTransactionCheck(Boolean skipTransactionCheck) {
        return new ParamsOfRunExecutor(
                message, account, executionOptions, abi, skipTransactionCheck, bocCache, returnUpdatedAccount);
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keeps the results in the cache and returns references. Absent: base64. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunExecutor withBocCache(BocCacheType bocCache) {
        return new ParamsOfRunExecutor(
                message, account, executionOptions, abi, skipTransactionCheck, bocCache, returnUpdatedAccount);
    }

    /**
     * The same with another {@code return_updated_account}.
     *
     * @param returnUpdatedAccount Return the changed account. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunExecutor withReturnUpdatedAccount(Boolean returnUpdatedAccount) {
        return new ParamsOfRunExecutor(
                message, account, executionOptions, abi, skipTransactionCheck, bocCache, returnUpdatedAccount);
    }
}
