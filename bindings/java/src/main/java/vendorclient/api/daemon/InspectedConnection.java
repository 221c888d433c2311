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
 * A connection of the daemon.
 *
 * @param id Name of the connection, as in the log.
 * @param kind {@code stdio}, {@code websocket}, {@code socket} or {@code inProcess}.
 * @param ageMs Time since the connection was opened, in ms.
 * @param state {@code unused} if its host has sent nothing yet, {@code open} or {@code ending}.
 * @param inFlight Number of calls in flight.
 * @param calls The oldest 100 calls in flight.
 * @param appRequests The oldest 100 requests not answered by its host.
 * @param appObjects Number of registered app objects.
 * @param callbacks Number of registered callbacks.
 * @param messagesInTurn Number of messages being made or sent in turns, waiting ones included.
 * @param heldBytes Output not yet read by its host, in bytes.
 */
public record InspectedConnection(
        String id,
        String kind,
        BigInteger ageMs,
        String state,
        long inFlight,
        List<InspectedCall> calls,
        List<OpenAppRequest> appRequests,
        long appObjects,
        long callbacks,
        long messagesInTurn,
        BigInteger heldBytes) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static InspectedConnection fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new InspectedConnection(
                fields.required("id", Decoders::string),
                fields.required("kind", Decoders::string),
                fields.required("age_ms", Decoders::bigInteger),
                fields.required("state", Decoders::string),
                fields.required("in_flight", Decoders::int64),
                fields.required("calls", Decoders.list(InspectedCall::fromJson)),
                fields.required("app_requests", Decoders.list(OpenAppRequest::fromJson)),
                fields.required("app_objects", Decoders::int64),
                fields.required("callbacks", Decoders::int64),
                fields.required("messages_in_turn", Decoders::int64),
                fields.required("held_bytes", Decoders::bigInteger));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("id", id)
                .required("kind", kind)
                .required("age_ms", ageMs)
                .required("state", state)
                .required("in_flight", inFlight)
                .required("calls", calls)
                .required("app_requests", appRequests)
                .required("app_objects", appObjects)
                .required("callbacks", callbacks)
                .required("messages_in_turn", messagesInTurn)
                .required("held_bytes", heldBytes)
                .toMap();
    }
}
