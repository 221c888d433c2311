// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Computations on threads and processes of the daemon, and refused calls.
 *
 * @param threads Number of worker threads.
 * @param processes Number of processes for work that no thread can interrupt.
 * @param running Number of running computations.
 * @param waiting Number of computations waiting for a thread or a process.
 * @param restarted Number of computations interrupted in favour of another connection; they start again.
 * @param ownRunning Number of running computations of this connection.
 * @param ownWaiting Number of waiting computations of this connection.
 * @param ownWaitingBytes Parameters of this connection waiting for a worker, in bytes.
 * @param refused Number of refused calls of all connections, because too many of theirs were waiting.
 * @param timeouts Number of calls of all connections ended by limits.call_timeout_ms.
 */
public record WorkStatus(
        long threads,
        long processes,
        long running,
        long waiting,
        long restarted,
        long ownRunning,
        long ownWaiting,
        long ownWaitingBytes,
        long refused,
        long timeouts) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static WorkStatus fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new WorkStatus(
                fields.required("threads", Decoders::int64),
                fields.required("processes", Decoders::int64),
                fields.required("running", Decoders::int64),
                fields.required("waiting", Decoders::int64),
                fields.required("restarted", Decoders::int64),
                fields.required("own_running", Decoders::int64),
                fields.required("own_waiting", Decoders::int64),
                fields.required("own_waiting_bytes", Decoders::int64),
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
                .required("restarted", restarted)
                .required("own_running", ownRunning)
                .required("own_waiting", ownWaiting)
                .required("own_waiting_bytes", ownWaitingBytes)
                .required("refused", refused)
                .required("timeouts", timeouts)
                .toMap();
    }
}
