// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A shard state to parse.
 *
 * @param boc The shard state.
 * @param id Id to copy to the result.
 * @param workchainId Workchain to copy to the result.
 */
public record ParamsOfParseShardstate(String boc, String id, int workchainId) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfParseShardstate fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfParseShardstate(
                fields.required("boc", Decoders::string),
                fields.required("id", Decoders::string),
                fields.required("workchain_id", Decoders::int32));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("boc", boc).required("id", id).required("workchain_id", workchainId).toMap();
    }
}
