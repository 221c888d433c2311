// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An account.
 *
 * @param account The account as BOC or reference.
 * @param id Account id, 64 hex characters; the address is {@code 0:<id>}.
 */
public record ResultOfEncodeAccount(String account, String id) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfEncodeAccount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfEncodeAccount(
                fields.required("account", Decoders::string), fields.required("id", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("account", account).required("id", id).toMap();
    }
}
