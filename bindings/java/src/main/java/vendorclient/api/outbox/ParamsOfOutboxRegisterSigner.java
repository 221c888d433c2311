// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A signer to register.
 *
 * @param name Name, 1 to 64 characters. Replaces a signer registered under the same name.
 * @param handle Signing box, of the library or of the application.
 */
public record ParamsOfOutboxRegisterSigner(String name, long handle) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfOutboxRegisterSigner fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfOutboxRegisterSigner(
                fields.required("name", Decoders::string), fields.required("handle", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("name", name).required("handle", handle).toMap();
    }
}
