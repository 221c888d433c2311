// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which results to fetch.
 *
 * @param queue Name of the queue.
 * @param waitMode What to wait for. Default: {@code "NoWait"}. {@code null} when absent.
 * @param durable Keep the queue in the storage, so that it survives the process; it is separate from the non-durable
 *     queue of the same name. Extension of the published interface. Default: {@code false}. {@code null} when absent.
 * @param acknowledge For a durable queue: acknowledges this result and all before it; they are never returned again.
 *     Extension of the published interface. {@code null} when absent.
 */
public record ParamsOfFetchNextMonitorResults(
        String queue,
        @Nullable MonitorFetchWaitMode waitMode,
        @Nullable Boolean durable,
        @Nullable String acknowledge) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param queue Name of the queue.
     */
    public ParamsOfFetchNextMonitorResults(String queue) {
        this(queue, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfFetchNextMonitorResults fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfFetchNextMonitorResults(
                fields.required("queue", Decoders::string),
                fields.optional("wait_mode", MonitorFetchWaitMode::fromJson),
                fields.optional("durable", Decoders::bool),
                fields.optional("acknowledge", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("queue", queue)
                .optional("wait_mode", waitMode)
                .optional("durable", durable)
                .optional("acknowledge", acknowledge)
                .toMap();
    }

    /**
     * The same with another {@code wait_mode}.
     *
     * @param waitMode What to wait for. Default: {@code "NoWait"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFetchNextMonitorResults withWaitMode(@Nullable MonitorFetchWaitMode waitMode) {
        return new ParamsOfFetchNextMonitorResults(queue, waitMode, durable, acknowledge);
    }

    /**
     * The same with another {@code durable}.
     *
     * @param durable Keep the queue in the storage, so that it survives the process; it is separate from the
     *     non-durable queue of the same name. Extension of the published interface. Default: {@code false}. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfFetchNextMonitorResults withDurable(@Nullable Boolean durable) {
        return new ParamsOfFetchNextMonitorResults(queue, waitMode, durable, acknowledge);
    }

    /**
     * The same with another {@code acknowledge}.
     *
     * @param acknowledge For a durable queue: acknowledges this result and all before it; they are never returned
     *     again. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFetchNextMonitorResults withAcknowledge(@Nullable String acknowledge) {
        return new ParamsOfFetchNextMonitorResults(queue, waitMode, durable, acknowledge);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfFetchNextMonitorResults}. */
    public static final class Builder {
        private @Nullable String queue;
        private @Nullable MonitorFetchWaitMode waitMode;
        private @Nullable Boolean durable;
        private @Nullable String acknowledge;

        private Builder() {}

        /**
         * Sets {@code queue}.
         *
         * @param queue Name of the queue.
         * @return this
         */
        public Builder queue(String queue) {
            this.queue = queue;
            return this;
        }

        /**
         * Sets {@code wait_mode}.
         *
         * @param waitMode What to wait for. Default: {@code "NoWait"}. {@code null} when absent.
         * @return this
         */
        public Builder waitMode(@Nullable MonitorFetchWaitMode waitMode) {
            this.waitMode = waitMode;
            return this;
        }

        /**
         * Sets {@code durable}.
         *
         * @param durable Keep the queue in the storage, so that it survives the process; it is separate from the
         *     non-durable queue of the same name. Extension of the published interface. Default: {@code false}. {@code
         *     null} when absent.
         * @return this
         */
        public Builder durable(@Nullable Boolean durable) {
            this.durable = durable;
            return this;
        }

        /**
         * Sets {@code acknowledge}.
         *
         * @param acknowledge For a durable queue: acknowledges this result and all before it; they are never returned
         *     again. Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder acknowledge(@Nullable String acknowledge) {
            this.acknowledge = acknowledge;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfFetchNextMonitorResults build() {
            return new ParamsOfFetchNextMonitorResults(
                    Objects.requireNonNull(queue, "queue"), waitMode, durable, acknowledge);
        }
    }
}
