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
 * Parameters of {@code delete_account}.
 *
 * @param accountId Account id.
 * @param dappId Dapp ID that the account is expected to have. Default: any. {@code null} when absent.
 */
public record ParamsOfDeleteAccount(String accountId, @Nullable String dappId) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId Account id.
     */
    public ParamsOfDeleteAccount(String accountId) {
        this(accountId, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfDeleteAccount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfDeleteAccount(
                fields.required("account_id", Decoders::string), fields.optional("dapp_id", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("account_id", accountId).optional("dapp_id", dappId).toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID that the account is expected to have. Default: any. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDeleteAccount withDappId(@Nullable String dappId) {
        return new ParamsOfDeleteAccount(accountId, dappId);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfDeleteAccount}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable String dappId;

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
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfDeleteAccount build() {
            return new ParamsOfDeleteAccount(Objects.requireNonNull(accountId, "accountId"), dappId);
        }
    }
}
