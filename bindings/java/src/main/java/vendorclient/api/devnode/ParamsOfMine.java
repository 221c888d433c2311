// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parameters of {@code mine}.
 *
 * @param blocks Number of blocks. Default: {@code 1}. At least 1. At most 10000. {@code null} when absent.
 * @param interval Interval between the blocks, in s. Default: as time passes. At most 31536000. {@code null} when
 *     absent.
 */
public record ParamsOfMine(@Nullable Long blocks, @Nullable Long interval) implements JsonValue {
    /** Without any field. */
    public ParamsOfMine() {
        this(null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfMine fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfMine(
                fields.optional("blocks", Decoders::int64), fields.optional("interval", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("blocks", blocks).optional("interval", interval).toMap();
    }

    /**
     * The same with another {@code blocks}.
     *
     * @param blocks Number of blocks. Default: {@code 1}. At least 1. At most 10000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfMine withBlocks(@Nullable Long blocks) {
        return new ParamsOfMine(blocks, interval);
    }

    /**
     * The same with another {@code interval}.
     *
     * @param interval Interval between the blocks, in s. Default: as time passes. At most 31536000. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfMine withInterval(@Nullable Long interval) {
        return new ParamsOfMine(blocks, interval);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfMine}. */
    public static final class Builder {
        private @Nullable Long blocks;
        private @Nullable Long interval;

        private Builder() {}

        /**
         * Sets {@code blocks}.
         *
         * @param blocks Number of blocks. Default: {@code 1}. At least 1. At most 10000. {@code null} when absent.
         * @return this
         */
        public Builder blocks(@Nullable Long blocks) {
            this.blocks = blocks;
            return this;
        }

        /**
         * Sets {@code interval}.
         *
         * @param interval Interval between the blocks, in s. Default: as time passes. At most 31536000. {@code null}
         *     when absent.
         * @return this
         */
        public Builder interval(@Nullable Long interval) {
            this.interval = interval;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfMine build() {
            return new ParamsOfMine(blocks, interval);
        }
    }
}
