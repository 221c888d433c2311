// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Storage phase of a transaction.
 *
 * @param storageFeesCollected Storage fees paid in nano units, {@code 0x…}.
 * @param storageFeesDue Storage debt in nano units, {@code 0x…}. {@code null} when absent.
 * @param statusChange Change of account status: 0 unchanged, 1 frozen, 2 deleted.
 * @param statusChangeName Name of the change.
 */
public record ParsedStoragePhase(
        String storageFeesCollected,
        @Nullable String storageFeesDue,
        int statusChange,
        String statusChangeName) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedStoragePhase fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedStoragePhase(
                fields.required("storage_fees_collected", Decoders::string),
                fields.optional("storage_fees_due", Decoders::string),
                fields.required("status_change", Decoders::int32),
                fields.required("status_change_name", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("storage_fees_collected", storageFeesCollected)
                .optional("storage_fees_due", storageFeesDue)
                .required("status_change", statusChange)
                .required("status_change_name", statusChangeName)
                .toMap();
    }
}
