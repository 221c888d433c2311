// Generated from the definitions of the API.
package vendorclient.api.proofs;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A block to prove.
 *
 * @param block JSON of a block as returned by the node, with {@code id} or {@code boc}; on networks with block keepers,
 *     with {@code id}. All other fields present are compared.
 */
public record ParamsOfProofBlockData(@Nullable Object block) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfProofBlockData fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfProofBlockData(fields.required("block", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("block", block).toMap();
    }
}
