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
 * Key of an AES box.
 *
 * @param mode Mode, {@code CBC}.
 * @param key Key of 16, 24 or 32 bytes, hex. Secret: left out of the text of this value.
 * @param iv Initialization vector of 16 bytes, hex; required in CBC mode (otherwise 129). {@code null} when absent.
 */
public record AesParamsEB(CipherMode mode, String key, @Nullable String iv) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param mode Mode, {@code CBC}.
     * @param key Key of 16, 24 or 32 bytes, hex. Secret: left out of the text of this value.
     */
    public AesParamsEB(CipherMode mode, String key) {
        this(mode, key, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static AesParamsEB fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AesParamsEB(
                fields.required("mode", CipherMode::fromJson),
                fields.required("key", Decoders::string),
                fields.optional("iv", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("mode", mode).required("key", key).optional("iv", iv).toMap();
    }

    /**
     * The same with another {@code iv}.
     *
     * @param iv Initialization vector of 16 bytes, hex; required in CBC mode (otherwise 129). {@code null} when absent.
     * @return the changed copy
     */
    public AesParamsEB withIv(@Nullable String iv) {
        return new AesParamsEB(mode, key, iv);
    }

    @Override
    public String toString() {
        return "AesParamsEB[mode=" + mode + ", key=<secret>" + ", iv=" + iv + "]";
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link AesParamsEB}. */
    public static final class Builder {
        private @Nullable CipherMode mode;
        private @Nullable String key;
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
         * Sets {@code key}.
         *
         * @param key Key of 16, 24 or 32 bytes, hex. Secret: left out of the text of this value.
         * @return this
         */
        public Builder key(String key) {
            this.key = key;
            return this;
        }

        /**
         * Sets {@code iv}.
         *
         * @param iv Initialization vector of 16 bytes, hex; required in CBC mode (otherwise 129). {@code null} when
         *     absent.
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
        public AesParamsEB build() {
            return new AesParamsEB(Objects.requireNonNull(mode, "mode"), Objects.requireNonNull(key, "key"), iv);
        }
    }
}
