// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Stack after running a get method.
 *
 * @param output Values of the stack as an array, lowest first.
 * @param trace Steps, if {@code execution_options.trace} is set. {@code null} when absent.
 * @param logs What the contract printed, line by line, if {@code execution_options.logs} is set. An error of a run has
 *     it in {@code data.logs} in any case. Extension of this library. {@code null} when absent.
 */
public record ResultOfRunGet(
        @Nullable Object output, @Nullable List<TraceStep> trace, @Nullable List<String> logs) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param output Values of the stack as an array, lowest first.
     */
    public ResultOfRunGet(@Nullable Object output) {
        this(output, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfRunGet fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfRunGet(
                fields.required("output", Decoders::any),
                fields.optional("trace", Decoders.list(TraceStep::fromJson)),
                fields.optional("logs", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("output", output).optional("trace", trace).optional("logs", logs).toMap();
    }

    /**
     * The same with another {@code trace}.
     *
     * @param trace Steps, if {@code execution_options.trace} is set. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfRunGet withTrace(@Nullable List<TraceStep> trace) {
        return new ResultOfRunGet(output, trace, logs);
    }

    /**
     * The same with another {@code logs}.
     *
     * @param logs What the contract printed, line by line, if {@code execution_options.logs} is set. An error of a run
     *     has it in {@code data.logs} in any case. Extension of this library. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfRunGet withLogs(@Nullable List<String> logs) {
        return new ResultOfRunGet(output, trace, logs);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfRunGet}. */
    public static final class Builder {
        private @Nullable Object output;
        private @Nullable List<TraceStep> trace;
        private @Nullable List<String> logs;

        private Builder() {}

        /**
         * Sets {@code output}.
         *
         * @param output Values of the stack as an array, lowest first.
         * @return this
         */
        public Builder output(@Nullable Object output) {
            this.output = output;
            return this;
        }

        /**
         * Sets {@code trace}.
         *
         * @param trace Steps, if {@code execution_options.trace} is set. {@code null} when absent.
         * @return this
         */
        public Builder trace(@Nullable List<TraceStep> trace) {
            this.trace = trace;
            return this;
        }

        /**
         * Sets {@code logs}.
         *
         * @param logs What the contract printed, line by line, if {@code execution_options.logs} is set. An error of a
         *     run has it in {@code data.logs} in any case. Extension of this library. {@code null} when absent.
         * @return this
         */
        public Builder logs(@Nullable List<String> logs) {
            this.logs = logs;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ResultOfRunGet build() {
            return new ResultOfRunGet(output, trace, logs);
        }
    }
}
