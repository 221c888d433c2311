// Generated from the definitions of the API.
package vendorclient.api.zklogin;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Identity of a user, as stated by the login provider.
 *
 * @param claimName Name of the claim that identifies the user, at most 32 characters. Default: {@code "sub"}. {@code
 *     null} when absent.
 * @param claimValue Value of the claim in the token, at most 115 characters.
 * @param audience Audience of the token, {@code aud}, at most 145 characters.
 * @param salt Salt of the user, a number below the order of the field (about 2^253.6).
 */
public record ParamsOfAddressSeed(
        @Nullable String claimName, String claimValue, String audience, String salt) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param claimValue Value of the claim in the token, at most 115 characters.
     * @param audience Audience of the token, {@code aud}, at most 145 characters.
     * @param salt Salt of the user, a number below the order of the field (about 2^253.6).
     */
    public ParamsOfAddressSeed(String claimValue, String audience, String salt) {
        this(null, claimValue, audience, salt);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfAddressSeed fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfAddressSeed(
                fields.optional("claim_name", Decoders::string),
                fields.required("claim_value", Decoders::string),
                fields.required("audience", Decoders::string),
                fields.required("salt", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("claim_name", claimName)
                .required("claim_value", claimValue)
                .required("audience", audience)
                .required("salt", salt)
                .toMap();
    }

    /**
     * The same with another {@code claim_name}.
     *
     * @param claimName Name of the claim that identifies the user, at most 32 characters. Default: {@code "sub"}.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfAddressSeed withClaimName(@Nullable String claimName) {
        return new ParamsOfAddressSeed(claimName, claimValue, audience, salt);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfAddressSeed}. */
    public static final class Builder {
        private @Nullable String claimName;
        private @Nullable String claimValue;
        private @Nullable String audience;
        private @Nullable String salt;

        private Builder() {}

        /**
         * Sets {@code claim_name}.
         *
         * @param claimName Name of the claim that identifies the user, at most 32 characters. Default: {@code "sub"}.
         *     {@code null} when absent.
         * @return this
         */
        public Builder claimName(@Nullable String claimName) {
            this.claimName = claimName;
            return this;
        }

        /**
         * Sets {@code claim_value}.
         *
         * @param claimValue Value of the claim in the token, at most 115 characters.
         * @return this
         */
        public Builder claimValue(String claimValue) {
            this.claimValue = claimValue;
            return this;
        }

        /**
         * Sets {@code audience}.
         *
         * @param audience Audience of the token, {@code aud}, at most 145 characters.
         * @return this
         */
        public Builder audience(String audience) {
            this.audience = audience;
            return this;
        }

        /**
         * Sets {@code salt}.
         *
         * @param salt Salt of the user, a number below the order of the field (about 2^253.6).
         * @return this
         */
        public Builder salt(String salt) {
            this.salt = salt;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfAddressSeed build() {
            return new ParamsOfAddressSeed(
                    claimName,
                    Objects.requireNonNull(claimValue, "claimValue"),
                    Objects.requireNonNull(audience, "audience"),
                    Objects.requireNonNull(salt, "salt"));
        }
    }
}
