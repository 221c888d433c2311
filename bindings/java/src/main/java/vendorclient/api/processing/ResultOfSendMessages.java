// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The sent messages.
 *
 * @param messages All messages, in the form {@code Boc}.
 */
public record ResultOfSendMessages(List<MessageMonitoringParams> messages) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfSendMessages fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfSendMessages(fields.required("messages", Decoders.list(MessageMonitoringParams::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("messages", messages).toMap();
    }
}
