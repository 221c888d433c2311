// Generated from the definitions of the API.
package vendorclient.api.proofs;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An account state to prove.
 *
 * @param account The account.
 * @param maxAgeMs Maximum age of the block, in ms by the clock of this machine. Default: any age. {@code null} when
 *     absent.
 */
public record ParamsOfProofAccountData(AccountToProve account, @Nullable Long maxAgeMs) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param account The account.
     */
    public ParamsOfProofAccountData(AccountToProve account) {
        this(account, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfProofAccountData fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfProofAccountData(
                fields.required("account", AccountToProve::fromJson), fields.optional("max_age_ms", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("account", account).optional("max_age_ms", maxAgeMs).toMap();
    }

    /**
     * The same with another {@code max_age_ms}.
     *
     * @param maxAgeMs Maximum age of the block, in ms by the clock of this machine. Default: any age. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfProofAccountData withMaxAgeMs(@Nullable Long maxAgeMs) {
        return new ParamsOfProofAccountData(account, maxAgeMs);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfProofAccountData}. */
    public static final class Builder {
        private @Nullable AccountToProve account;
        private @Nullable Long maxAgeMs;

        private Builder() {}

        /**
         * Sets {@code account}.
         *
         * @param account The account.
         * @return this
         */
        public Builder account(AccountToProve account) {
            this.account = account;
            return this;
        }

        /**
         * Sets {@code max_age_ms}.
         *
         * @param maxAgeMs Maximum age of the block, in ms by the clock of this machine. Default: any age. {@code null}
         *     when absent.
         * @return this
         */
        public Builder maxAgeMs(@Nullable Long maxAgeMs) {
            this.maxAgeMs = maxAgeMs;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfProofAccountData build() {
            return new ParamsOfProofAccountData(Objects.requireNonNull(account, "account"), maxAgeMs);
        }
    }
}
