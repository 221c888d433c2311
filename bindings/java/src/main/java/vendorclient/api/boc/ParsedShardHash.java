// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A shard referenced by a masterchain block.
 *
 * @param workchainId Workchain.
 * @param shard Prefix with its end marker, 16 hex digits.
 * @param descr State of the shard.
 */
public record ParsedShardHash(int workchainId, String shard, ParsedShardDescription descr) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedShardHash fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedShardHash(
                fields.required("workchain_id", Decoders::int32),
                fields.required("shard", Decoders::string),
                fields.required("descr", ParsedShardDescription::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("workchain_id", workchainId)
                .required("shard", shard)
                .required("descr", descr)
                .toMap();
    }
}
