// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A key and a derivation path.
 *
 * @param xprv BIP-32 extended private key, 111 characters beginning with {@code xprv}. Secret: left out of the text of
 *     this value.
 * @param path Segments separated by {@code /}: numbers, hardened if followed by an apostrophe, as those from 2147483648
 *     to 4294967295 must be; {@code m} is skipped. Example: {@code m/44'/396'/0'/0/0}.
 */
public record ParamsOfHDKeyDeriveFromXPrvPath(String xprv, String path) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfHDKeyDeriveFromXPrvPath fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfHDKeyDeriveFromXPrvPath(
                fields.required("xprv", Decoders::string), fields.required("path", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("xprv", xprv).required("path", path).toMap();
    }

    @Override
    public String toString() {
        return "ParamsOfHDKeyDeriveFromXPrvPath[xprv=<secret>" + ", path=" + path + "]";
    }
}
