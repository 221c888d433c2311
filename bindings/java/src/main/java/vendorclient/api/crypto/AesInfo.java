// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Description of an AES box.
 *
 * @param mode Mode, {@code CBC}.
 * @param iv Initialization vector. {@code null} when absent.
 */
public record AesInfo(CipherMode mode, @Nullable String iv) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param mode Mode, {@code CBC}.
     */
    public AesInfo(CipherMode mode) {
        this(mode, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static AesInfo fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AesInfo(fields.required("mode", CipherMode::fromJson), fields.optional("iv", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("mode", mode).optional("iv", iv).toMap();
    }

    /**
     * The same with another {@code iv}.
     *
     * @param iv Initialization vector. {@code null} when absent.
     * @return the changed copy
     */
    public AesInfo withIv(@Nullable String iv) {
        return new AesInfo(mode, iv);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link AesInfo}. */
    public static final class Builder {
        private @Nullable CipherMode mode;
        private @Nullable String iv;

        private Builder() {}

        /**
         * Sets {@code mode}.
         *
         * @param mode Mode, {@code CBC}.
         * @return this
         */
        public Builder mode(CipherMode mode) {
            this.mode = mode;
            return this;
        }

        /**
         * Sets {@code iv}.
         *
         * @param iv Initialization vector. {@code null} when absent.
         * @return this
         */
        public Builder iv(@Nullable String iv) {
            this.iv = iv;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public AesInfo build() {
            return new AesInfo(Objects.requireNonNull(mode, "mode"), iv);
        }
    }
}
