// Generated from the definitions of the API.
package vendorclient.api.proofs;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A transaction to prove.
 *
 * @param transaction JSON of a transaction as returned by the node, with {@code id} or {@code boc}. All other fields
 *     present are compared.
 */
public record ParamsOfProofTransactionData(@Nullable Object transaction) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfProofTransactionData fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfProofTransactionData(fields.required("transaction", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("transaction", transaction).toMap();
    }
}
