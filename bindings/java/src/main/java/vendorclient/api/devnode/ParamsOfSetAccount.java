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
 * Parameters of {@code set_account}.
 *
 * @param boc The account, as returned by {@code GET /v2/account}.
 * @param dappId Dapp ID of the account. Default: the one the account has on this chain; for a new contract, its own id.
 *     {@code null} when absent.
 */
public record ParamsOfSetAccount(String boc, @Nullable String dappId) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param boc The account, as returned by {@code GET /v2/account}.
     */
    public ParamsOfSetAccount(String boc) {
        this(boc, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfSetAccount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSetAccount(
                fields.required("boc", Decoders::string), fields.optional("dapp_id", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("boc", boc).optional("dapp_id", dappId).toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the account. Default: the one the account has on this chain; for a new contract, its own
     *     id. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSetAccount withDappId(@Nullable String dappId) {
        return new ParamsOfSetAccount(boc, dappId);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfSetAccount}. */
    public static final class Builder {
        private @Nullable String boc;
        private @Nullable String dappId;

        private Builder() {}

        /**
         * Sets {@code boc}.
         *
         * @param boc The account, as returned by {@code GET /v2/account}.
         * @return this
         */
        public Builder boc(String boc) {
            this.boc = boc;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the account. Default: the one the account has on this chain; for a new contract, its
         *     own id. {@code null} when absent.
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
        public ParamsOfSetAccount build() {
            return new ParamsOfSetAccount(Objects.requireNonNull(boc, "boc"), dappId);
        }
    }
}
