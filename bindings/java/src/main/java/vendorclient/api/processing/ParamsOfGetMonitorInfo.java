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
 * A monitoring queue.
 *
 * @param queue Name of the queue.
 * @param durable Keep the queue in the storage, so that it survives the process; it is separate from the non-durable
 *     queue of the same name. Extension of the published interface. Default: {@code false}. {@code null} when absent.
 */
public record ParamsOfGetMonitorInfo(String queue, @Nullable Boolean durable) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param queue Name of the queue.
     */
    public ParamsOfGetMonitorInfo(String queue) {
        this(queue, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfGetMonitorInfo fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfGetMonitorInfo(
                fields.required("queue", Decoders::string), fields.optional("durable", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("queue", queue).optional("durable", durable).toMap();
    }

    /**
     * The same with another {@code durable}.
     *
     * @param durable Keep the queue in the storage, so that it survives the process; it is separate from the
     *     non-durable queue of the same name. Extension of the published interface. Default: {@code false}. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfGetMonitorInfo withDurable(@Nullable Boolean durable) {
        return new ParamsOfGetMonitorInfo(queue, durable);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfGetMonitorInfo}. */
    public static final class Builder {
        private @Nullable String queue;
        private @Nullable Boolean durable;

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
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfGetMonitorInfo build() {
            return new ParamsOfGetMonitorInfo(Objects.requireNonNull(queue, "queue"), durable);
        }
    }
}
