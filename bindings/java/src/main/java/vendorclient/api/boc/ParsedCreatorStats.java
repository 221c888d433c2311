// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Blocks of a validator.
 *
 * @param publicKey Public key of the validator.
 * @param mcBlocks Masterchain blocks.
 * @param shardBlocks Shard blocks.
 */
public record ParsedCreatorStats(
        String publicKey, ParsedCounters mcBlocks, ParsedCounters shardBlocks) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedCreatorStats fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedCreatorStats(
                fields.required("public_key", Decoders::string),
                fields.required("mc_blocks", ParsedCounters::fromJson),
                fields.required("shard_blocks", ParsedCounters::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("public_key", publicKey)
                .required("mc_blocks", mcBlocks)
                .required("shard_blocks", shardBlocks)
                .toMap();
    }
}
