// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.client.ClientError;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A followed account and its position.
 *
 * @param accountId The account.
 * @param dappId Dapp ID of the account, as given or as reported by the network. {@code null} when absent.
 * @param cursor Position up to which its transactions have been read; can be used as {@code from}.
 * @param lastTransactionId Last transaction read. {@code null} when absent.
 * @param lastLt Logical time of the last transaction read. {@code null} when absent.
 * @param error Why the account is not advancing. It continues automatically once the cause is gone. {@code null} when
 *     absent.
 */
public record FollowedAccount(
        String accountId,
        @Nullable String dappId,
        String cursor,
        @Nullable String lastTransactionId,
        @Nullable BigInteger lastLt,
        @Nullable ClientError error) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId The account.
     * @param cursor Position up to which its transactions have been read; can be used as {@code from}.
     */
    public FollowedAccount(String accountId, String cursor) {
        this(accountId, null, cursor, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static FollowedAccount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new FollowedAccount(
                fields.required("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.required("cursor", Decoders::string),
                fields.optional("last_transaction_id", Decoders::string),
                fields.optional("last_lt", Decoders::bigInteger),
                fields.optional("error", ClientError::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_id", accountId)
                .optional("dapp_id", dappId)
                .required("cursor", cursor)
                .optional("last_transaction_id", lastTransactionId)
                .optional("last_lt", lastLt)
                .optional("error", error)
                .toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the account, as given or as reported by the network. {@code null} when absent.
     * @return the changed copy
     */
    public FollowedAccount withDappId(@Nullable String dappId) {
        return new FollowedAccount(accountId, dappId, cursor, lastTransactionId, lastLt, error);
    }

    /**
     * The same with another {@code last_transaction_id}.
     *
     * @param lastTransactionId Last transaction read. {@code null} when absent.
     * @return the changed copy
     */
    public FollowedAccount withLastTransactionId(@Nullable String lastTransactionId) {
        return new FollowedAccount(accountId, dappId, cursor, lastTransactionId, lastLt, error);
    }

    /**
     * The same with another {@code last_lt}.
     *
     * @param lastLt Logical time of the last transaction read. {@code null} when absent.
     * @return the changed copy
     */
    public FollowedAccount withLastLt(@Nullable BigInteger lastLt) {
        return new FollowedAccount(accountId, dappId, cursor, lastTransactionId, lastLt, error);
    }

    /**
     * The same with another {@code error}.
     *
     * @param error Why the account is not advancing. It continues automatically once the cause is gone. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public FollowedAccount withError(@Nullable ClientError error) {
        return new FollowedAccount(accountId, dappId, cursor, lastTransactionId, lastLt, error);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link FollowedAccount}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable String cursor;
        private @Nullable String lastTransactionId;
        private @Nullable BigInteger lastLt;
        private @Nullable ClientError error;

        private Builder() {}

        /**
         * Sets {@code account_id}.
         *
         * @param accountId The account.
         * @return this
         */
        public Builder accountId(String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the account, as given or as reported by the network. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code cursor}.
         *
         * @param cursor Position up to which its transactions have been read; can be used as {@code from}.
         * @return this
         */
        public Builder cursor(String cursor) {
            this.cursor = cursor;
            return this;
        }

        /**
         * Sets {@code last_transaction_id}.
         *
         * @param lastTransactionId Last transaction read. {@code null} when absent.
         * @return this
         */
        public Builder lastTransactionId(@Nullable String lastTransactionId) {
            this.lastTransactionId = lastTransactionId;
            return this;
        }

        /**
         * Sets {@code last_lt}.
         *
         * @param lastLt Logical time of the last transaction read. {@code null} when absent.
         * @return this
         */
        public Builder lastLt(@Nullable BigInteger lastLt) {
            this.lastLt = lastLt;
            return this;
        }

        /**
         * Sets {@code error}.
         *
         * @param error Why the account is not advancing. It continues automatically once the cause is gone. {@code
         *     null} when absent.
         * @return this
         */
        public Builder error(@Nullable ClientError error) {
            this.error = error;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public FollowedAccount build() {
            return new FollowedAccount(
                    Objects.requireNonNull(accountId, "accountId"),
                    dappId,
                    Objects.requireNonNull(cursor, "cursor"),
                    lastTransactionId,
                    lastLt,
                    error);
        }
    }
}
