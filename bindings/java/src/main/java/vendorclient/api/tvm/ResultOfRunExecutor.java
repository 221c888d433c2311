// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.util.List;
import java.util.Map;
import vendorclient.api.processing.DecodedOutput;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A transaction.
 *
 * @param transaction The transaction, parsed as by {@code boc.parse_transaction}.
 * @param outMessages Outgoing messages, always base64.
 * @param decoded Decoded outgoing messages, when an ABI was given. {@code null} when absent.
 * @param account The account after, as BOC or reference; empty unless {@code return_updated_account} was set.
 * @param fees What it cost.
 * @param trace Steps, when {@code execution_options.trace} was set. {@code null} when absent.
 */
public record ResultOfRunExecutor(
        Object transaction,
        List<String> outMessages,
        DecodedOutput decoded,
        String account,
        TransactionFees fees,
        List<TraceStep> trace) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param transaction The transaction, parsed as by {@code boc.parse_transaction}.
     * @param outMessages Outgoing messages, always base64.
     * @param account The account after, as BOC or reference; empty unless {@code return_updated_account} was set.
     * @param fees What it cost.
     */
    public ResultOfRunExecutor(Object transaction, List<String> outMessages, String account, TransactionFees fees) {
        this(transaction, outMessages, null, account, fees, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfRunExecutor fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfRunExecutor(
                fields.required("transaction", Decoders::any),
                fields.required("out_messages", Decoders.list(Decoders::string)),
                fields.optional("decoded", DecodedOutput::fromJson),
                fields.required("account", Decoders::string),
                fields.required("fees", TransactionFees::fromJson),
                fields.optional("trace", Decoders.list(TraceStep::fromJson)));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("transaction", transaction)
                .required("out_messages", outMessages)
                .optional("decoded", decoded)
                .required("account", account)
                .required("fees", fees)
                .optional("trace", trace)
                .toMap();
    }

    /**
     * The same with another {@code decoded}.
     *
     * @param decoded Decoded outgoing messages, when an ABI was given. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfRunExecutor withDecoded(DecodedOutput decoded) {
        return new ResultOfRunExecutor(transaction, outMessages, decoded, account, fees, trace);
    }

    /**
     * The same with another {@code trace}.
     *
     * @param trace Steps, when {@code execution_options.trace} was set. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfRunExecutor withTrace(List<TraceStep> trace) {
        return new ResultOfRunExecutor(transaction, outMessages, decoded, account, fees, trace);
    }
}
