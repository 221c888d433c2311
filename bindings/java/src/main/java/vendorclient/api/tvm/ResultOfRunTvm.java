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
 * Result of a run without transaction.
 *
 * @param outMessages Messages of the send actions, as BOC or reference.
 * @param decoded Decoded outgoing messages, when an ABI was given. {@code null} when absent.
 * @param account The account after, as BOC or reference; empty unless {@code return_updated_account} was set.
 * @param trace Steps, when {@code execution_options.trace} was set. {@code null} when absent.
 */
public record ResultOfRunTvm(
        List<String> outMessages, DecodedOutput decoded, String account, List<TraceStep> trace) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param outMessages Messages of the send actions, as BOC or reference.
     * @param account The account after, as BOC or reference; empty unless {@code return_updated_account} was set.
     */
    public ResultOfRunTvm(List<String> outMessages, String account) {
        this(outMessages, null, account, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfRunTvm fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfRunTvm(
                fields.required("out_messages", Decoders.list(Decoders::string)),
                fields.optional("decoded", DecodedOutput::fromJson),
                fields.required("account", Decoders::string),
                fields.optional("trace", Decoders.list(TraceStep::fromJson)));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("out_messages", outMessages)
                .optional("decoded", decoded)
                .required("account", account)
                .optional("trace", trace)
                .toMap();
    }

    /**
     * The same with another {@code decoded}.
     *
     * @param decoded Decoded outgoing messages, when an ABI was given. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfRunTvm withDecoded(DecodedOutput decoded) {
        return new ResultOfRunTvm(outMessages, decoded, account, trace);
    }

    /**
     * The same with another {@code trace}.
     *
     * @param trace Steps, when {@code execution_options.trace} was set. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfRunTvm withTrace(List<TraceStep> trace) {
        return new ResultOfRunTvm(outMessages, decoded, account, trace);
    }
}
