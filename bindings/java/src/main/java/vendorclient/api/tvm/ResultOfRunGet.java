// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Stack after a get method.
 *
 * @param output Values of the stack as array, the lowest first.
 * @param trace Steps, when {@code execution_options.trace} was set. {@code null} when absent.
 */
public record ResultOfRunGet(Object output, List<TraceStep> trace) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param output Values of the stack as array, the lowest first.
     */
    public ResultOfRunGet(Object output) {
        this(output, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfRunGet fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfRunGet(
                fields.required("output", Decoders::any), fields.optional("trace", Decoders.list(TraceStep::fromJson)));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("output", output).optional("trace", trace).toMap();
    }

    /**
     * The same with another {@code trace}.
     *
     * @param trace Steps, when {@code execution_options.trace} was set. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfRunGet withTrace(List<TraceStep> trace) {
        return new ResultOfRunGet(output, trace);
    }
}
