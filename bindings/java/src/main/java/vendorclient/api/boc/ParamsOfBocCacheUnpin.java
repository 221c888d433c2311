// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A pin to remove.
 *
 * @param pin Name of the pin.
 * @param bocRef Reference to the BOC. Default: all BOCs with this pin. {@code null} when absent.
 */
public record ParamsOfBocCacheUnpin(String pin, @Nullable String bocRef) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param pin Name of the pin.
     */
    public ParamsOfBocCacheUnpin(String pin) {
        this(pin, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfBocCacheUnpin fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfBocCacheUnpin(
                fields.required("pin", Decoders::string), fields.optional("boc_ref", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("pin", pin).optional("boc_ref", bocRef).toMap();
    }

    /**
     * The same with another {@code boc_ref}.
     *
     * @param bocRef Reference to the BOC. Default: all BOCs with this pin. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfBocCacheUnpin withBocRef(@Nullable String bocRef) {
        return new ParamsOfBocCacheUnpin(pin, bocRef);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfBocCacheUnpin}. */
    public static final class Builder {
        private @Nullable String pin;
        private @Nullable String bocRef;

        private Builder() {}

        /**
         * Sets {@code pin}.
         *
         * @param pin Name of the pin.
         * @return this
         */
        public Builder pin(String pin) {
            this.pin = pin;
            return this;
        }

        /**
         * Sets {@code boc_ref}.
         *
         * @param bocRef Reference to the BOC. Default: all BOCs with this pin. {@code null} when absent.
         * @return this
         */
        public Builder bocRef(@Nullable String bocRef) {
            this.bocRef = bocRef;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfBocCacheUnpin build() {
            return new ParamsOfBocCacheUnpin(Objects.requireNonNull(pin, "pin"), bocRef);
        }
    }
}
