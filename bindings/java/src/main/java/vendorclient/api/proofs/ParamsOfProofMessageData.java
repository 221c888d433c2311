// Generated from the definitions of the API.
package vendorclient.api.proofs;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message to prove.
 *
 * @param message JSON of a message as returned by the node, with {@code id} or {@code boc}. All other fields present
 *     are compared; {@code dst_transaction} and {@code src_transaction} are proven as well.
 */
public record ParamsOfProofMessageData(@Nullable Object message) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfProofMessageData fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfProofMessageData(fields.required("message", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("message", message).toMap();
    }
}
