// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Messages to be sent.
 *
 * @param messages The messages.
 * @param monitorQueue Queue that watches them. {@code null} when absent.
 */
public record ParamsOfSendMessages(List<MessageSendingParams> messages, String monitorQueue) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param messages The messages.
     */
    public ParamsOfSendMessages(List<MessageSendingParams> messages) {
        this(messages, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfSendMessages fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSendMessages(
                fields.required("messages", Decoders.list(MessageSendingParams::fromJson)),
                fields.optional("monitor_queue", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("messages", messages).optional("monitor_queue", monitorQueue).toMap();
    }

    /**
     * The same with another {@code monitor_queue}.
     *
     * @param monitorQueue Queue that watches them. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSendMessages withMonitorQueue(String monitorQueue) {
        return new ParamsOfSendMessages(messages, monitorQueue);
    }
}
