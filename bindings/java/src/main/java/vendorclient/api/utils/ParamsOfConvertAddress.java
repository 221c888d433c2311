// Generated from the definitions of the API.
package vendorclient.api.utils;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An address and its target form.
 *
 * @param address Account id, hex with workchain, base64 or {@code <dapp_id>::<account_id>}.
 * @param outputFormat Form of the result.
 */
public record ParamsOfConvertAddress(String address, AddressStringFormat outputFormat) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfConvertAddress fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfConvertAddress(
                fields.required("address", Decoders::string),
                fields.required("output_format", AddressStringFormat::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("address", address).required("output_format", outputFormat).toMap();
    }
}
