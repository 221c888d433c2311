// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which log lines to return.
 *
 * @param logAfter Number of the last line already read. Default: return all available lines. {@code null} when absent.
 */
public record ParamsOfInspect(@Nullable BigInteger logAfter) implements JsonValue {
    /** Without any field. */
    public ParamsOfInspect() {
        this(null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfInspect fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfInspect(fields.optional("log_after", Decoders::bigInteger));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("log_after", logAfter).toMap();
    }

    /**
     * The same with another {@code log_after}.
     *
     * @param logAfter Number of the last line already read. Default: return all available lines. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfInspect withLogAfter(@Nullable BigInteger logAfter) {
        return new ParamsOfInspect(logAfter);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfInspect}. */
    public static final class Builder {
        private @Nullable BigInteger logAfter;

        private Builder() {}

        /**
         * Sets {@code log_after}.
         *
         * @param logAfter Number of the last line already read. Default: return all available lines. {@code null} when
         *     absent.
         * @return this
         */
        public Builder logAfter(@Nullable BigInteger logAfter) {
            this.logAfter = logAfter;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfInspect build() {
            return new ParamsOfInspect(logAfter);
        }
    }
}
