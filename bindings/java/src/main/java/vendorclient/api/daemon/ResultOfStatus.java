// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * State of the daemon and of this connection.
 *
 * @param uptimeMs Time since the daemon started.
 * @param connections Connections of the daemon.
 * @param calls Calls of this connection, oldest first.
 * @param appRequests Open app requests of this connection, oldest first.
 * @param appObjects Registered app objects of this connection.
 * @param callbacks Registered callbacks of this connection.
 * @param work What is computed and what waits.
 * @param ignoredResponses Messages of all hosts that looked like responses.
 * @param memory What is held in memory.
 */
public record ResultOfStatus(
        long uptimeMs,
        long connections,
        List<CallInProgress> calls,
        List<OpenAppRequest> appRequests,
        long appObjects,
        long callbacks,
        WorkStatus work,
        long ignoredResponses,
        HeldMemory memory) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfStatus fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfStatus(
                fields.required("uptime_ms", Decoders::int64),
                fields.required("connections", Decoders::int64),
                fields.required("calls", Decoders.list(CallInProgress::fromJson)),
                fields.required("app_requests", Decoders.list(OpenAppRequest::fromJson)),
                fields.required("app_objects", Decoders::int64),
                fields.required("callbacks", Decoders::int64),
                fields.required("work", WorkStatus::fromJson),
                fields.required("ignored_responses", Decoders::int64),
                fields.required("memory", HeldMemory::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("uptime_ms", uptimeMs)
                .required("connections", connections)
                .required("calls", calls)
                .required("app_requests", appRequests)
                .required("app_objects", appObjects)
                .required("callbacks", callbacks)
                .required("work", work)
                .required("ignored_responses", ignoredResponses)
                .required("memory", memory)
                .toMap();
    }
}
