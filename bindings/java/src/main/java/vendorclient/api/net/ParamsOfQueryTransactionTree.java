// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import vendorclient.api.abi.Abi;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message and what followed from it.
 *
 * @param inMsg Id of the message.
 * @param abiRegistry ABIs that bodies are decoded with; each is tried in this order. {@code null} when absent.
 * @param timeout How long to wait for the messages of one query, in ms; 0 waits without limit. Default: {@code 60000}.
 *     {@code null} when absent.
 * @param transactionMaxCount Stop after the query that reaches this number of transactions; 0 means all of them.
 *     Default: {@code 50}. {@code null} when absent.
 * @param verify Whether what is returned is proven first (module proofs): what differs from what the network agreed on,
 *     or cannot be proven, ends with 901 to 904. Default: {@code proofs.verify} of the configuration. Extension of the
 *     published interface. {@code null} when absent.
 */
public record ParamsOfQueryTransactionTree(
        String inMsg,
        List<Abi> abiRegistry,
        Long timeout,
        Long transactionMaxCount,
        Boolean verify) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param inMsg Id of the message.
     */
    public ParamsOfQueryTransactionTree(String inMsg) {
        this(inMsg, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfQueryTransactionTree fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfQueryTransactionTree(
                fields.required("in_msg", Decoders::string),
                fields.optional("abi_registry", Decoders.list(Abi::fromJson)),
                fields.optional("timeout", Decoders::int64),
                fields.optional("transaction_max_count", Decoders::int64),
                fields.optional("verify", Decoders::bool));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("in_msg", inMsg)
                .optional("abi_registry", abiRegistry)
                .optional("timeout", timeout)
                .optional("transaction_max_count", transactionMaxCount)
                .optional("verify", verify)
                .toMap();
    }

    /**
     * The same with another {@code abi_registry}.
     *
     * @param abiRegistry ABIs that bodies are decoded with; each is tried in this order. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryTransactionTree withAbiRegistry(List<Abi> abiRegistry) {
        return new ParamsOfQueryTransactionTree(inMsg, abiRegistry, timeout, transactionMaxCount, verify);
    }

    /**
     * The same with another {@code timeout}.
     *
     * @param timeout How long to wait for the messages of one query, in ms; 0 waits without limit. Default: {@code
     *     60000}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryTransactionTree withTimeout(Long timeout) {
        return new ParamsOfQueryTransactionTree(inMsg, abiRegistry, timeout, transactionMaxCount, verify);
    }

    /**
     * The same with another {@code transaction_max_count}.
     *
     * @param transactionMaxCount Stop after the query that reaches this number of transactions; 0 means all of them.
     *     Default: {@code 50}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryTransactionTree withTransactionMaxCount(Long transactionMaxCount) {
        return new ParamsOfQueryTransactionTree(inMsg, abiRegistry, timeout, transactionMaxCount, verify);
    }

    /**
     * The same with another {@code verify}.
     *
     * @param verify Whether what is returned is proven first (module proofs): what differs from what the network agreed
     *     on, or cannot be proven, ends with 901 to 904. Default: {@code proofs.verify} of the configuration. Extension
     *     of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryTransactionTree withVerify(Boolean verify) {
        return new ParamsOfQueryTransactionTree(inMsg, abiRegistry, timeout, transactionMaxCount, verify);
    }
}
