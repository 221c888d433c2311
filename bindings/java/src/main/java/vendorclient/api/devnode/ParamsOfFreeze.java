// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parameters of {@code freeze}.
 *
 * @param time Time to stop at, Unix time in s. Default: the current time. {@code null} when absent.
 */
public record ParamsOfFreeze(@Nullable Long time) implements JsonValue {
    /** Without any field. */
    public ParamsOfFreeze() {
        this(null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfFreeze fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfFreeze(fields.optional("time", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("time", time).toMap();
    }

    /**
     * The same with another {@code time}.
     *
     * @param time Time to stop at, Unix time in s. Default: the current time. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFreeze withTime(@Nullable Long time) {
        return new ParamsOfFreeze(time);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfFreeze}. */
    public static final class Builder {
        private @Nullable Long time;

        private Builder() {}

        /**
         * Sets {@code time}.
         *
         * @param time Time to stop at, Unix time in s. Default: the current time. {@code null} when absent.
         * @return this
         */
        public Builder time(@Nullable Long time) {
            this.time = time;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfFreeze build() {
            return new ParamsOfFreeze(time);
        }
    }
}
