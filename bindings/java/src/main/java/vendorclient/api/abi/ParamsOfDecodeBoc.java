// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A cell tree to decode.
 *
 * @param params Names and types of the values, in order. Follows the rules of ABI 2.4.
 * @param boc The cell tree.
 * @param allowPartial Ignore data after the last value.
 */
public record ParamsOfDecodeBoc(List<AbiParam> params, String boc, boolean allowPartial) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfDecodeBoc fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfDecodeBoc(
                fields.required("params", Decoders.list(AbiParam::fromJson)),
                fields.required("boc", Decoders::string),
                fields.required("allow_partial", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("params", params)
                .required("boc", boc)
                .required("allow_partial", allowPartial)
                .toMap();
    }
}
