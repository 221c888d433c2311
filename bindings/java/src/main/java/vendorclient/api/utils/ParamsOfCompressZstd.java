// Generated from the definitions of the API.
package vendorclient.api.utils;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data to compress.
 *
 * @param uncompressed The data.
 * @param level Compression level, 1 (fast) to 21 (small). Default: {@code 3}. {@code null} when absent.
 */
public record ParamsOfCompressZstd(String uncompressed, @Nullable Integer level) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param uncompressed The data.
     */
    public ParamsOfCompressZstd(String uncompressed) {
        this(uncompressed, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfCompressZstd fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfCompressZstd(
                fields.required("uncompressed", Decoders::string), fields.optional("level", Decoders::int32));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("uncompressed", uncompressed).optional("level", level).toMap();
    }

    /**
     * The same with another {@code level}.
     *
     * @param level Compression level, 1 (fast) to 21 (small). Default: {@code 3}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCompressZstd withLevel(@Nullable Integer level) {
        return new ParamsOfCompressZstd(uncompressed, level);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfCompressZstd}. */
    public static final class Builder {
        private @Nullable String uncompressed;
        private @Nullable Integer level;

        private Builder() {}

        /**
         * Sets {@code uncompressed}.
         *
         * @param uncompressed The data.
         * @return this
         */
        public Builder uncompressed(String uncompressed) {
            this.uncompressed = uncompressed;
            return this;
        }

        /**
         * Sets {@code level}.
         *
         * @param level Compression level, 1 (fast) to 21 (small). Default: {@code 3}. {@code null} when absent.
         * @return this
         */
        public Builder level(@Nullable Integer level) {
            this.level = level;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfCompressZstd build() {
            return new ParamsOfCompressZstd(Objects.requireNonNull(uncompressed, "uncompressed"), level);
        }
    }
}
