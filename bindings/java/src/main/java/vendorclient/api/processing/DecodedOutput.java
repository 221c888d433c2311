// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import vendorclient.api.abi.DecodedMessageBody;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Decoded outgoing messages of a transaction.
 *
 * @param outMessages Decoded bodies in the order of {@code out_messages}; null where the ABI does not describe the
 *     body.
 * @param output Value of the last body that holds results of a function. {@code null} when absent.
 */
public record DecodedOutput(List<DecodedMessageBody> outMessages, Object output) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param outMessages Decoded bodies in the order of {@code out_messages}; null where the ABI does not describe the
     *     body.
     */
    public DecodedOutput(List<DecodedMessageBody> outMessages) {
        this(outMessages, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static DecodedOutput fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new DecodedOutput(
                fields.required("out_messages", Decoders.nullableList(DecodedMessageBody::fromJson)),
                fields.optional("output", Decoders::any));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("out_messages", outMessages).optional("output", output).toMap();
    }

    /**
     * The same with another {@code output}.
     *
     * @param output Value of the last body that holds results of a function. {@code null} when absent.
     * @return the changed copy
     */
    public DecodedOutput withOutput(Object output) {
        return new DecodedOutput(outMessages, output);
    }
}
