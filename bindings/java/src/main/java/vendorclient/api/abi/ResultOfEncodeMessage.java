// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An encoded message.
 *
 * @param message The message.
 * @param dataToSign What has to be signed; for {@code External} only. {@code null} when absent.
 * @param address Destination, {@code <workchain>:<hex>}.
 * @param messageId Hash of the message.
 */
public record ResultOfEncodeMessage(
        String message, String dataToSign, String address, String messageId) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param message The message.
     * @param address Destination, {@code <workchain>:<hex>}.
     * @param messageId Hash of the message.
     */
    public ResultOfEncodeMessage(String message, String address, String messageId) {
        this(message, null, address, messageId);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfEncodeMessage fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfEncodeMessage(
                fields.required("message", Decoders::string),
                fields.optional("data_to_sign", Decoders::string),
                fields.required("address", Decoders::string),
                fields.required("message_id", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("message", message)
                .optional("data_to_sign", dataToSign)
                .required("address", address)
                .required("message_id", messageId)
                .toMap();
    }

    /**
     * The same with another {@code data_to_sign}.
     *
     * @param dataToSign What has to be signed; for {@code External} only. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfEncodeMessage withDataToSign(String dataToSign) {
        return new ResultOfEncodeMessage(message, dataToSign, address, messageId);
    }
}
