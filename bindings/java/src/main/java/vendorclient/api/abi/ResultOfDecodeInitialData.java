// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Initial values of a contract.
 *
 * @param initialData Values by name; items missing from the data are omitted.
 * @param initialPubkey Public key of the owner.
 */
public record ResultOfDecodeInitialData(@Nullable Object initialData, String initialPubkey) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfDecodeInitialData fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfDecodeInitialData(
                fields.required("initial_data", Decoders::any), fields.required("initial_pubkey", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("initial_data", initialData)
                .required("initial_pubkey", initialPubkey)
                .toMap();
    }
}
