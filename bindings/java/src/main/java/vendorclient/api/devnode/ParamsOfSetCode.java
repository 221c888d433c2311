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
 * Parameters of {@code set_code}.
 *
 * @param accountId Account id.
 * @param dappId Dapp ID that the account is expected to have. Default: any. {@code null} when absent.
 * @param code The code.
 */
public record ParamsOfSetCode(String accountId, @Nullable String dappId, String code) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId Account id.
     * @param code The code.
     */
    public ParamsOfSetCode(String accountId, String code) {
        this(accountId, null, code);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfSetCode fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSetCode(
                fields.required("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.required("code", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_id", accountId)
                .optional("dapp_id", dappId)
                .required("code", code)
                .toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID that the account is expected to have. Default: any. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSetCode withDappId(@Nullable String dappId) {
        return new ParamsOfSetCode(accountId, dappId, code);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfSetCode}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable String code;

        private Builder() {}

        /**
         * Sets {@code account_id}.
         *
         * @param accountId Account id.
         * @return this
         */
        public Builder accountId(String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID that the account is expected to have. Default: any. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code code}.
         *
         * @param code The code.
         * @return this
         */
        public Builder code(String code) {
            this.code = code;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfSetCode build() {
            return new ParamsOfSetCode(
                    Objects.requireNonNull(accountId, "accountId"), dappId, Objects.requireNonNull(code, "code"));
        }
    }
}
