// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * State of the chain clock.
 *
 * @param time Time of the chain, Unix time in s.
 * @param frozen Whether the clock is stopped.
 * @param nextBlockTime Time of the next block, Unix time in s. {@code null} when absent.
 */
public record ChainTime(long time, boolean frozen, @Nullable Long nextBlockTime) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param time Time of the chain, Unix time in s.
     * @param frozen Whether the clock is stopped.
     */
    public ChainTime(long time, boolean frozen) {
        this(time, frozen, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ChainTime fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ChainTime(
                fields.required("time", Decoders::int64),
                fields.required("frozen", Decoders::bool),
                fields.optional("next_block_time", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("time", time)
                .required("frozen", frozen)
                .optional("next_block_time", nextBlockTime)
                .toMap();
    }

    /**
     * The same with another {@code next_block_time}.
     *
     * @param nextBlockTime Time of the next block, Unix time in s. {@code null} when absent.
     * @return the changed copy
     */
    public ChainTime withNextBlockTime(@Nullable Long nextBlockTime) {
        return new ChainTime(time, frozen, nextBlockTime);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ChainTime}. */
    public static final class Builder {
        private @Nullable Long time;
        private @Nullable Boolean frozen;
        private @Nullable Long nextBlockTime;

        private Builder() {}

        /**
         * Sets {@code time}.
         *
         * @param time Time of the chain, Unix time in s.
         * @return this
         */
        public Builder time(long time) {
            this.time = time;
            return this;
        }

        /**
         * Sets {@code frozen}.
         *
         * @param frozen Whether the clock is stopped.
         * @return this
         */
        public Builder frozen(boolean frozen) {
            this.frozen = frozen;
            return this;
        }

        /**
         * Sets {@code next_block_time}.
         *
         * @param nextBlockTime Time of the next block, Unix time in s. {@code null} when absent.
         * @return this
         */
        public Builder nextBlockTime(@Nullable Long nextBlockTime) {
            this.nextBlockTime = nextBlockTime;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ChainTime build() {
            return new ChainTime(
                    Objects.requireNonNull(time, "time"), Objects.requireNonNull(frozen, "frozen"), nextBlockTime);
        }
    }
}
