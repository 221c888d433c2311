// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An encoded body.
 *
 * @param body The body. For {@code External} without signature part: valid only after a signature is attached.
 * @param dataToSign What has to be signed; for {@code External} only. {@code null} when absent.
 */
public record ResultOfEncodeMessageBody(String body, String dataToSign) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param body The body. For {@code External} without signature part: valid only after a signature is attached.
     */
    public ResultOfEncodeMessageBody(String body) {
        this(body, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfEncodeMessageBody fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfEncodeMessageBody(
                fields.required("body", Decoders::string), fields.optional("data_to_sign", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("body", body).optional("data_to_sign", dataToSign).toMap();
    }

    /**
     * The same with another {@code data_to_sign}.
     *
     * @param dataToSign What has to be signed; for {@code External} only. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfEncodeMessageBody withDataToSign(String dataToSign) {
        return new ResultOfEncodeMessageBody(body, dataToSign);
    }
}
