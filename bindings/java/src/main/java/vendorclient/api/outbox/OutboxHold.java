// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The storage was restored from a copy and the entry may have been sent after the copy was made: it waits for proof, or
 * for {@code outbox.release}.
 *
 * @param reason Result of the latest check.
 * @param matches Transactions that may belong to the entry.
 * @param madeAt When the copy was made, Unix time in ms.
 * @param restoredAt When the copy was restored, Unix time in ms.
 */
public record OutboxHold(
        OutboxHoldReason reason, List<String> matches, BigInteger madeAt, BigInteger restoredAt) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static OutboxHold fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new OutboxHold(
                fields.required("reason", OutboxHoldReason::fromJson),
                fields.required("matches", Decoders.list(Decoders::string)),
                fields.required("made_at", Decoders::bigInteger),
                fields.required("restored_at", Decoders::bigInteger));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("reason", reason)
                .required("matches", matches)
                .required("made_at", madeAt)
                .required("restored_at", restoredAt)
                .toMap();
    }
}
