// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Results to be fetched.
 *
 * @param queue Name of the queue.
 * @param waitMode What to wait for. Default: {@code "NoWait"}. {@code null} when absent.
 */
public record ParamsOfFetchNextMonitorResults(String queue, MonitorFetchWaitMode waitMode) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param queue Name of the queue.
     */
    public ParamsOfFetchNextMonitorResults(String queue) {
        this(queue, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfFetchNextMonitorResults fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfFetchNextMonitorResults(
                fields.required("queue", Decoders::string),
                fields.optional("wait_mode", MonitorFetchWaitMode::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("queue", queue).optional("wait_mode", waitMode).toMap();
    }

    /**
     * The same with another {@code wait_mode}.
     *
     * @param waitMode What to wait for. Default: {@code "NoWait"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFetchNextMonitorResults withWaitMode(MonitorFetchWaitMode waitMode) {
        return new ParamsOfFetchNextMonitorResults(queue, waitMode);
    }
}
