// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A queue to be dropped.
 *
 * @param queue Name of the queue.
 */
public record ParamsOfCancelMonitor(String queue) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfCancelMonitor fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfCancelMonitor(fields.required("queue", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("queue", queue).toMap();
    }
}
