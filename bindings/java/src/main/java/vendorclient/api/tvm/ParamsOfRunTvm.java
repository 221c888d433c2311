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
 * A message and the contract that it is run on.
 *
 * @param message The message, external or internal.
 * @param account The account; it must have code.
 * @param executionOptions Surroundings of the run. {@code null} when absent.
 * @param abi ABI of the contract, to decode the outgoing messages. {@code null} when absent.
 * @param bocCache Keeps the results in the cache and returns references. Absent: base64. {@code null} when absent.
 * @param returnUpdatedAccount Return the changed account. Default: {@code false}. {@code null} when absent.
 */
public record ParamsOfRunTvm(
        String message,
        String account,
        ExecutionOptions executionOptions,
        Abi abi,
        BocCacheType bocCache,
        Boolean returnUpdatedAccount) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param message The message, external or internal.
     * @param account The account; it must have code.
     */
    public ParamsOfRunTvm(String message, String account) {
        this(message, account, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfRunTvm fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfRunTvm(
                fields.required("message", Decoders::string),
                fields.required("account", Decoders::string),
                fields.optional("execution_options", ExecutionOptions::fromJson),
                fields.optional("abi", Abi::fromJson),
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
    public ParamsOfRunTvm withExecutionOptions(ExecutionOptions executionOptions) {
        return new ParamsOfRunTvm(message, account, executionOptions, abi, bocCache, returnUpdatedAccount);
    }

    /**
     * The same with another {@code abi}.
     *
     * @param abi ABI of the contract, to decode the outgoing messages. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunTvm withAbi(Abi abi) {
        return new ParamsOfRunTvm(message, account, executionOptions, abi, bocCache, returnUpdatedAccount);
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keeps the results in the cache and returns references. Absent: base64. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunTvm withBocCache(BocCacheType bocCache) {
        return new ParamsOfRunTvm(message, account, executionOptions, abi, bocCache, returnUpdatedAccount);
    }

    /**
     * The same with another {@code return_updated_account}.
     *
     * @param returnUpdatedAccount Return the changed account. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunTvm withReturnUpdatedAccount(Boolean returnUpdatedAccount) {
        return new ParamsOfRunTvm(message, account, executionOptions, abi, bocCache, returnUpdatedAccount);
    }
}
