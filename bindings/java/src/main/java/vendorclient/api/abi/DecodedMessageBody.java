// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A decoded body.
 *
 * @param bodyType What it holds.
 * @param name Function or event; what was given as {@code function_name}, if anything.
 * @param value Values by name. {@code null} when absent.
 * @param header Header of an external input; null when the contract has none. {@code null} when absent.
 */
public record DecodedMessageBody(
        MessageBodyType bodyType, String name, Object value, FunctionHeader header) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param bodyType What it holds.
     * @param name Function or event; what was given as {@code function_name}, if anything.
     */
    public DecodedMessageBody(MessageBodyType bodyType, String name) {
        this(bodyType, name, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static DecodedMessageBody fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new DecodedMessageBody(
                fields.required("body_type", MessageBodyType::fromJson),
                fields.required("name", Decoders::string),
                fields.optional("value", Decoders::any),
                fields.optional("header", FunctionHeader::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("body_type", bodyType)
                .required("name", name)
                .optional("value", value)
                .optional("header", header)
                .toMap();
    }

    /**
     * The same with another {@code value}.
     *
     * @param value Values by name. {@code null} when absent.
     * @return the changed copy
     */
    public DecodedMessageBody withValue(Object value) {
        return new DecodedMessageBody(bodyType, name, value, header);
    }

    /**
     * The same with another {@code header}.
     *
     * @param header Header of an external input; null when the contract has none. {@code null} when absent.
     * @return the changed copy
     */
    public DecodedMessageBody withHeader(FunctionHeader header) {
        return new DecodedMessageBody(bodyType, name, value, header);
    }
}
