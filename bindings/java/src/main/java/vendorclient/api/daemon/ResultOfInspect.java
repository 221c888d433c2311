// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * State of the daemon and all its connections.
 *
 * @param version Version of the daemon and the library.
 * @param pid Process id; 0 in a page.
 * @param uptimeMs Time since the daemon started, in ms.
 * @param residentBytes Resident memory of the process, in bytes; 0 in a page.
 * @param memoryLimitBytes {@code limits.memory_bytes}, in bytes.
 * @param unsentBytes Output of all connections not yet read by their hosts, in bytes.
 * @param connections Connections, oldest first.
 * @param queue Running and waiting computations.
 * @param durations Call durations by method.
 * @param errors Number of failed calls, by error code.
 * @param refusals Number of refusals, by reason.
 * @param log The end of the log, of all connections.
 */
public record ResultOfInspect(
        String version,
        long pid,
        BigInteger uptimeMs,
        BigInteger residentBytes,
        BigInteger memoryLimitBytes,
        BigInteger unsentBytes,
        List<InspectedConnection> connections,
        WorkQueue queue,
        List<CallDurations> durations,
        Map<String, Long> errors,
        Map<String, Long> refusals,
        LogTail log) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfInspect fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfInspect(
                fields.required("version", Decoders::string),
                fields.required("pid", Decoders::int64),
                fields.required("uptime_ms", Decoders::bigInteger),
                fields.required("resident_bytes", Decoders::bigInteger),
                fields.required("memory_limit_bytes", Decoders::bigInteger),
                fields.required("unsent_bytes", Decoders::bigInteger),
                fields.required("connections", Decoders.list(InspectedConnection::fromJson)),
                fields.required("queue", WorkQueue::fromJson),
                fields.required("durations", Decoders.list(CallDurations::fromJson)),
                fields.required("errors", Decoders.map(Decoders::int64)),
                fields.required("refusals", Decoders.map(Decoders::int64)),
                fields.required("log", LogTail::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("version", version)
                .required("pid", pid)
                .required("uptime_ms", uptimeMs)
                .required("resident_bytes", residentBytes)
                .required("memory_limit_bytes", memoryLimitBytes)
                .required("unsent_bytes", unsentBytes)
                .required("connections", connections)
                .required("queue", queue)
                .required("durations", durations)
                .required("errors", errors)
                .required("refusals", refusals)
                .required("log", log)
                .toMap();
    }
}
