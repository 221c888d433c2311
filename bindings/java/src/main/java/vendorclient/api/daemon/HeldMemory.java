// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Memory held for hosts, and what was refused or dropped to limit it.
 *
 * @param unsentBytes Output of this connection not yet read by its host, in bytes, including waiting callback messages.
 * @param requestBytes Size of the unfinished requests of this connection, in bytes.
 * @param waitingMessages Number of messages of this connection waiting until its host has read output.
 * @param waitingJobs Number of jobs of this connection waiting until its host has read output.
 * @param totalUnsentBytes Output of all connections not yet read by their hosts, in bytes.
 * @param residentBytes Resident memory of the process, in bytes; 0 in a page.
 * @param isUsedUp Whether {@code limits.memory_bytes} is exceeded.
 * @param droppedCallbacks Number of dropped callback messages of all hosts.
 * @param cutOffConnections Number of connections closed by the daemon without notice.
 * @param refusals Number of refusals, by reason.
 */
public record HeldMemory(
        BigInteger unsentBytes,
        BigInteger requestBytes,
        long waitingMessages,
        long waitingJobs,
        BigInteger totalUnsentBytes,
        BigInteger residentBytes,
        boolean isUsedUp,
        long droppedCallbacks,
        long cutOffConnections,
        Map<String, Long> refusals) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static HeldMemory fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new HeldMemory(
                fields.required("unsent_bytes", Decoders::bigInteger),
                fields.required("request_bytes", Decoders::bigInteger),
                fields.required("waiting_messages", Decoders::int64),
                fields.required("waiting_jobs", Decoders::int64),
                fields.required("total_unsent_bytes", Decoders::bigInteger),
                fields.required("resident_bytes", Decoders::bigInteger),
                fields.required("is_used_up", Decoders::bool),
                fields.required("dropped_callbacks", Decoders::int64),
                fields.required("cut_off_connections", Decoders::int64),
                fields.required("refusals", Decoders.map(Decoders::int64)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("unsent_bytes", unsentBytes)
                .required("request_bytes", requestBytes)
                .required("waiting_messages", waitingMessages)
                .required("waiting_jobs", waitingJobs)
                .required("total_unsent_bytes", totalUnsentBytes)
                .required("resident_bytes", residentBytes)
                .required("is_used_up", isUsedUp)
                .required("dropped_callbacks", droppedCallbacks)
                .required("cut_off_connections", cutOffConnections)
                .required("refusals", refusals)
                .toMap();
    }
}
