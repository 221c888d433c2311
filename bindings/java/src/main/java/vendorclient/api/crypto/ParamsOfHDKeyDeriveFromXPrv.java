// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A key and a child index.
 *
 * @param xprv BIP-32 extended private key, 111 characters beginning with {@code xprv}. Secret: left out of the text of
 *     this value.
 * @param childIndex Index of the child.
 * @param hardened Derive a hardened child: sets the top bit of the index.
 */
public record ParamsOfHDKeyDeriveFromXPrv(String xprv, long childIndex, boolean hardened) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfHDKeyDeriveFromXPrv fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfHDKeyDeriveFromXPrv(
                fields.required("xprv", Decoders::string),
                fields.required("child_index", Decoders::int64),
                fields.required("hardened", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("xprv", xprv)
                .required("child_index", childIndex)
                .required("hardened", hardened)
                .toMap();
    }

    @Override
    public String toString() {
        return "ParamsOfHDKeyDeriveFromXPrv[xprv=<secret>"
                + ", childIndex="
                + childIndex
                + ", hardened="
                + hardened
                + "]";
    }
}
