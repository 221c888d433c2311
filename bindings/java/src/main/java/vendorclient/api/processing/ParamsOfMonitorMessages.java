// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Messages to be watched.
 *
 * @param queue Name of the queue.
 * @param messages The messages.
 */
public record ParamsOfMonitorMessages(String queue, List<MessageMonitoringParams> messages) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfMonitorMessages fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfMonitorMessages(
                fields.required("queue", Decoders::string),
                fields.required("messages", Decoders.list(MessageMonitoringParams::fromJson)));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("queue", queue).required("messages", messages).toMap();
    }
}
