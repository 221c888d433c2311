// Generated from the definitions of the API.
package vendorclient.api.net;

import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Time of the network.
 *
 * @param time Unix time in ms.
 * @param clockDifferenceMs Clock of the network minus clock of this machine, in ms; 0 if they differ by no more than 3
 *     s, absent if the network did not report its clock. {@code null} when absent.
 */
public record ResultOfGetTime(BigInteger time, @Nullable Long clockDifferenceMs) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param time Unix time in ms.
     */
    public ResultOfGetTime(BigInteger time) {
        this(time, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfGetTime fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetTime(
                fields.required("time", Decoders::bigInteger), fields.optional("clock_difference_ms", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("time", time).optional("clock_difference_ms", clockDifferenceMs).toMap();
    }

    /**
     * The same with another {@code clock_difference_ms}.
     *
     * @param clockDifferenceMs Clock of the network minus clock of this machine, in ms; 0 if they differ by no more
     *     than 3 s, absent if the network did not report its clock. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfGetTime withClockDifferenceMs(@Nullable Long clockDifferenceMs) {
        return new ResultOfGetTime(time, clockDifferenceMs);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfGetTime}. */
    public static final class Builder {
        private @Nullable BigInteger time;
        private @Nullable Long clockDifferenceMs;

        private Builder() {}

        /**
         * Sets {@code time}.
         *
         * @param time Unix time in ms.
         * @return this
         */
        public Builder time(BigInteger time) {
            this.time = time;
            return this;
        }

        /**
         * Sets {@code clock_difference_ms}.
         *
         * @param clockDifferenceMs Clock of the network minus clock of this machine, in ms; 0 if they differ by no more
         *     than 3 s, absent if the network did not report its clock. {@code null} when absent.
         * @return this
         */
        public Builder clockDifferenceMs(@Nullable Long clockDifferenceMs) {
            this.clockDifferenceMs = clockDifferenceMs;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfGetTime build() {
            return new ResultOfGetTime(Objects.requireNonNull(time, "time"), clockDifferenceMs);
        }
    }
}
