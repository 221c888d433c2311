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
 * @param threads Worker threads.
 * @param processes Processes for work that no thread can interrupt.
 * @param running Running computations.
 * @param waiting Computations waiting for a thread or a process.
 * @param restarted Computations interrupted in favour of another connection; they start again.
 * @param ownRunning Running computations of this connection.
 * @param ownWaiting Waiting computations of this connection.
 * @param ownWaitingBytes Parameters of this connection waiting for a worker, in bytes.
 * @param refused Refused calls of all connections, because too many of theirs were waiting.
 * @param timeouts Calls of all connections ended by limits.call_timeout_ms.
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
