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
 * Parameters of {@code set_data}.
 *
 * @param accountId Account id.
 * @param dappId Dapp ID that the account is expected to have. Default: any. {@code null} when absent.
 * @param data The data.
 */
public record ParamsOfSetData(String accountId, @Nullable String dappId, String data) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId Account id.
     * @param data The data.
     */
    public ParamsOfSetData(String accountId, String data) {
        this(accountId, null, data);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfSetData fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSetData(
                fields.required("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.required("data", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_id", accountId)
                .optional("dapp_id", dappId)
                .required("data", data)
                .toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID that the account is expected to have. Default: any. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSetData withDappId(@Nullable String dappId) {
        return new ParamsOfSetData(accountId, dappId, data);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfSetData}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable String data;

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
         * Sets {@code data}.
         *
         * @param data The data.
         * @return this
         */
        public Builder data(String data) {
            this.data = data;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfSetData build() {
            return new ParamsOfSetData(
                    Objects.requireNonNull(accountId, "accountId"), dappId, Objects.requireNonNull(data, "data"));
        }
    }
}
