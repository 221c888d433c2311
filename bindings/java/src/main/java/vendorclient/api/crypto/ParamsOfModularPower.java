// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Numbers as hex without prefix, each at most 8192 bits.
 *
 * @param base The base.
 * @param exponent The exponent, non-negative.
 * @param modulus The modulus, non-zero.
 */
public record ParamsOfModularPower(String base, String exponent, String modulus) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfModularPower fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfModularPower(
                fields.required("base", Decoders::string),
                fields.required("exponent", Decoders::string),
                fields.required("modulus", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("base", base)
                .required("exponent", exponent)
                .required("modulus", modulus)
                .toMap();
    }
}
