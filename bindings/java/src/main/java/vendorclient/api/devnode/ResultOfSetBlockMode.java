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
 * Result of {@code set_block_mode}.
 *
 * @param mode Mode.
 * @param blockTime Interval between blocks, in s, in {@code interval} mode. {@code null} when absent.
 */
public record ResultOfSetBlockMode(BlockMode mode, @Nullable Long blockTime) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param mode Mode.
     */
    public ResultOfSetBlockMode(BlockMode mode) {
        this(mode, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfSetBlockMode fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfSetBlockMode(
                fields.required("mode", BlockMode::fromJson), fields.optional("block_time", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("mode", mode).optional("block_time", blockTime).toMap();
    }

    /**
     * The same with another {@code block_time}.
     *
     * @param blockTime Interval between blocks, in s, in {@code interval} mode. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfSetBlockMode withBlockTime(@Nullable Long blockTime) {
        return new ResultOfSetBlockMode(mode, blockTime);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfSetBlockMode}. */
    public static final class Builder {
        private @Nullable BlockMode mode;
        private @Nullable Long blockTime;

        private Builder() {}

        /**
         * Sets {@code mode}.
         *
         * @param mode Mode.
         * @return this
         */
        public Builder mode(BlockMode mode) {
            this.mode = mode;
            return this;
        }

        /**
         * Sets {@code block_time}.
         *
         * @param blockTime Interval between blocks, in s, in {@code interval} mode. {@code null} when absent.
         * @return this
         */
        public Builder blockTime(@Nullable Long blockTime) {
            this.blockTime = blockTime;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfSetBlockMode build() {
            return new ResultOfSetBlockMode(Objects.requireNonNull(mode, "mode"), blockTime);
        }
    }
}
