// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Computations on threads and processes of the daemon.
 *
 * @param threads Number of worker threads.
 * @param processes Number of processes for work that no thread can interrupt.
 * @param running Number of running computations.
 * @param waiting Number of computations waiting for a thread or a process.
 * @param refused Number of calls refused because too many of their connection were waiting.
 * @param timeouts Number of calls ended by limits.call_timeout_ms.
 */
public record WorkQueue(
        long threads, long processes, long running, long waiting, long refused, long timeouts) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static WorkQueue fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new WorkQueue(
                fields.required("threads", Decoders::int64),
                fields.required("processes", Decoders::int64),
                fields.required("running", Decoders::int64),
                fields.required("waiting", Decoders::int64),
                fields.required("refused", Decoders::int64),
                fields.required("timeouts", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("threads", threads)
                .required("processes", processes)
                .required("running", running)
                .required("waiting", waiting)
                .required("refused", refused)
                .required("timeouts", timeouts)
                .toMap();
    }
}
