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
 * Parameters of {@code impersonate}.
 *
 * @param source Sender of an internal message, or the account called by an external message.
 * @param message An internal message as an object ({@code ImpersonatedMessage}), or an external message to the source
 *     as a BOC in base64. {@code null} when absent.
 * @param call Function to call, instead of {@code message}. {@code null} when absent.
 */
public record ParamsOfImpersonate(
        AccountRef source, @Nullable Object message, @Nullable ImpersonatedCall call) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param source Sender of an internal message, or the account called by an external message.
     */
    public ParamsOfImpersonate(AccountRef source) {
        this(source, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfImpersonate fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfImpersonate(
                fields.required("source", AccountRef::fromJson),
                fields.optional("message", Decoders::any),
                fields.optional("call", ImpersonatedCall::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("source", source).optional("message", message).optional("call", call).toMap();
    }

    /**
     * The same with another {@code message}.
     *
     * @param message An internal message as an object ({@code ImpersonatedMessage}), or an external message to the
     *     source as a BOC in base64. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfImpersonate withMessage(@Nullable Object message) {
        return new ParamsOfImpersonate(source, message, call);
    }

    /**
     * The same with another {@code call}.
     *
     * @param call Function to call, instead of {@code message}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfImpersonate withCall(@Nullable ImpersonatedCall call) {
        return new ParamsOfImpersonate(source, message, call);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfImpersonate}. */
    public static final class Builder {
        private @Nullable AccountRef source;
        private @Nullable Object message;
        private @Nullable ImpersonatedCall call;

        private Builder() {}

        /**
         * Sets {@code source}.
         *
         * @param source Sender of an internal message, or the account called by an external message.
         * @return this
         */
        public Builder source(AccountRef source) {
            this.source = source;
            return this;
        }

        /**
         * Sets {@code message}.
         *
         * @param message An internal message as an object ({@code ImpersonatedMessage}), or an external message to the
         *     source as a BOC in base64. {@code null} when absent.
         * @return this
         */
        public Builder message(@Nullable Object message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code call}.
         *
         * @param call Function to call, instead of {@code message}. {@code null} when absent.
         * @return this
         */
        public Builder call(@Nullable ImpersonatedCall call) {
            this.call = call;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfImpersonate build() {
            return new ParamsOfImpersonate(Objects.requireNonNull(source, "source"), message, call);
        }
    }
}
