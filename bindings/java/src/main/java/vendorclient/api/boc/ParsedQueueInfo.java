// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Outbound message queue.
 *
 * @param outQueue The messages.
 * @param procInfo Processing progress by shard.
 * @param ihrPending Messages received by instant hypercube routing.
 */
public record ParsedQueueInfo(
        List<ParsedQueuedMessage> outQueue,
        List<ParsedProcessedUpTo> procInfo,
        List<ParsedIhrPending> ihrPending) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedQueueInfo fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedQueueInfo(
                fields.required("out_queue", Decoders.list(ParsedQueuedMessage::fromJson)),
                fields.required("proc_info", Decoders.list(ParsedProcessedUpTo::fromJson)),
                fields.required("ihr_pending", Decoders.list(ParsedIhrPending::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("out_queue", outQueue)
                .required("proc_info", procInfo)
                .required("ihr_pending", ihrPending)
                .toMap();
    }
}
