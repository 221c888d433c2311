// Generated from the definitions of the API.
package vendorclient.api.zklogin;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A proof to convert for a contract.
 *
 * @param proof The proof.
 */
public record ParamsOfProofToBytes(ZkLoginProof proof) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfProofToBytes fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfProofToBytes(fields.required("proof", ZkLoginProof::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("proof", proof).toMap();
    }
}
