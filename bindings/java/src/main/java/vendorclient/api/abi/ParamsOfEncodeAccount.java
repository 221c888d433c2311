// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.boc.BocCacheType;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The account to build.
 *
 * @param stateInit State init; its hash is the account id.
 * @param balance Balance in nano units. Default: {@code 100000000000}. {@code null} when absent.
 * @param lastTransLt Logical time of the last transaction. Default: {@code 0}. {@code null} when absent.
 * @param lastPaid Time of the last storage payment, Unix time in s. With another than 0, the account also has the size
 *     of its storage, from which {@code utils.calc_storage_fee} calculates. Default: {@code 0}. {@code null} when
 *     absent.
 * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
 *     absent.
 */
public record ParamsOfEncodeAccount(
        String stateInit,
        @Nullable BigInteger balance,
        @Nullable BigInteger lastTransLt,
        @Nullable Long lastPaid,
        @Nullable BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param stateInit State init; its hash is the account id.
     */
    public ParamsOfEncodeAccount(String stateInit) {
        this(stateInit, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfEncodeAccount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeAccount(
                fields.required("state_init", Decoders::string),
                fields.optional("balance", Decoders::bigInteger),
                fields.optional("last_trans_lt", Decoders::bigInteger),
                fields.optional("last_paid", Decoders::int64),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("state_init", stateInit)
                .optional("balance", balance)
                .optional("last_trans_lt", lastTransLt)
                .optional("last_paid", lastPaid)
                .optional("boc_cache", bocCache)
                .toMap();
    }

    /**
     * The same with another {@code balance}.
     *
     * @param balance Balance in nano units. Default: {@code 100000000000}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeAccount withBalance(@Nullable BigInteger balance) {
        return new ParamsOfEncodeAccount(stateInit, balance, lastTransLt, lastPaid, bocCache);
    }

    /**
     * The same with another {@code last_trans_lt}.
     *
     * @param lastTransLt Logical time of the last transaction. Default: {@code 0}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeAccount withLastTransLt(@Nullable BigInteger lastTransLt) {
        return new ParamsOfEncodeAccount(stateInit, balance, lastTransLt, lastPaid, bocCache);
    }

    /**
     * The same with another {@code last_paid}.
     *
     * @param lastPaid Time of the last storage payment, Unix time in s. With another than 0, the account also has the
     *     size of its storage, from which {@code utils.calc_storage_fee} calculates. Default: {@code 0}. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeAccount withLastPaid(@Nullable Long lastPaid) {
        return new ParamsOfEncodeAccount(stateInit, balance, lastTransLt, lastPaid, bocCache);
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfEncodeAccount withBocCache(@Nullable BocCacheType bocCache) {
        return new ParamsOfEncodeAccount(stateInit, balance, lastTransLt, lastPaid, bocCache);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfEncodeAccount}. */
    public static final class Builder {
        private @Nullable String stateInit;
        private @Nullable BigInteger balance;
        private @Nullable BigInteger lastTransLt;
        private @Nullable Long lastPaid;
        private @Nullable BocCacheType bocCache;

        private Builder() {}

        /**
         * Sets {@code state_init}.
         *
         * @param stateInit State init; its hash is the account id.
         * @return this
         */
        public Builder stateInit(String stateInit) {
            this.stateInit = stateInit;
            return this;
        }

        /**
         * Sets {@code balance}.
         *
         * @param balance Balance in nano units. Default: {@code 100000000000}. {@code null} when absent.
         * @return this
         */
        public Builder balance(@Nullable BigInteger balance) {
            this.balance = balance;
            return this;
        }

        /**
         * Sets {@code last_trans_lt}.
         *
         * @param lastTransLt Logical time of the last transaction. Default: {@code 0}. {@code null} when absent.
         * @return this
         */
        public Builder lastTransLt(@Nullable BigInteger lastTransLt) {
            this.lastTransLt = lastTransLt;
            return this;
        }

        /**
         * Sets {@code last_paid}.
         *
         * @param lastPaid Time of the last storage payment, Unix time in s. With another than 0, the account also has
         *     the size of its storage, from which {@code utils.calc_storage_fee} calculates. Default: {@code 0}. {@code
         *     null} when absent.
         * @return this
         */
        public Builder lastPaid(@Nullable Long lastPaid) {
            this.lastPaid = lastPaid;
            return this;
        }

        /**
         * Sets {@code boc_cache}.
         *
         * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null}
         *     when absent.
         * @return this
         */
        public Builder bocCache(@Nullable BocCacheType bocCache) {
            this.bocCache = bocCache;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfEncodeAccount build() {
            return new ParamsOfEncodeAccount(
                    Objects.requireNonNull(stateInit, "stateInit"), balance, lastTransLt, lastPaid, bocCache);
        }
    }
}
