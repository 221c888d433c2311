// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The child key.
 *
 * @param xprv BIP-32 extended private key, 111 characters beginning with {@code xprv}. Secret: left out of the text of
 *     this value.
 */
public record ResultOfHDKeyDeriveFromXPrv(String xprv) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfHDKeyDeriveFromXPrv fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfHDKeyDeriveFromXPrv(fields.required("xprv", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("xprv", xprv).toMap();
    }

    @Override
    public String toString() {
        return "ResultOfHDKeyDeriveFromXPrv[xprv=<secret>]";
    }
}
