// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A block.
 *
 * @param blockId Id of the last block of the account’s shard.
 */
public record ResultOfFindLastShardBlock(String blockId) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfFindLastShardBlock fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfFindLastShardBlock(fields.required("block_id", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("block_id", blockId).toMap();
    }
}
