// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Header of an external message. Only the fields listed in the ABI are sent.
 *
 * @param expire When the message expires, Unix time in s. Default: now plus the expiration timeout of the
 *     configuration, which grows with the try index. {@code null} when absent.
 * @param time When the message was created, in ms since 1970. Default: now. {@code null} when absent.
 * @param pubkey Public key the contract checks the signature with. Default: the key of the signer. {@code null} when
 *     absent.
 */
public record FunctionHeader(
        @Nullable Long expire, @Nullable BigInteger time, @Nullable String pubkey) implements JsonValue {
    /** Without any field. */
    public FunctionHeader() {
        this(null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static FunctionHeader fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new FunctionHeader(
                fields.optional("expire", Decoders::int64),
                fields.optional("time", Decoders::bigInteger),
                fields.optional("pubkey", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("expire", expire).optional("time", time).optional("pubkey", pubkey).toMap();
    }

    /**
     * The same with another {@code expire}.
     *
     * @param expire When the message expires, Unix time in s. Default: now plus the expiration timeout of the
     *     configuration, which grows with the try index. {@code null} when absent.
     * @return the changed copy
     */
    public FunctionHeader withExpire(@Nullable Long expire) {
        return new FunctionHeader(expire, time, pubkey);
    }

    /**
     * The same with another {@code time}.
     *
     * @param time When the message was created, in ms since 1970. Default: now. {@code null} when absent.
     * @return the changed copy
     */
    public FunctionHeader withTime(@Nullable BigInteger time) {
        return new FunctionHeader(expire, time, pubkey);
    }

    /**
     * The same with another {@code pubkey}.
     *
     * @param pubkey Public key the contract checks the signature with. Default: the key of the signer. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public FunctionHeader withPubkey(@Nullable String pubkey) {
        return new FunctionHeader(expire, time, pubkey);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link FunctionHeader}. */
    public static final class Builder {
        private @Nullable Long expire;
        private @Nullable BigInteger time;
        private @Nullable String pubkey;

        private Builder() {}

        /**
         * Sets {@code expire}.
         *
         * @param expire When the message expires, Unix time in s. Default: now plus the expiration timeout of the
         *     configuration, which grows with the try index. {@code null} when absent.
         * @return this
         */
        public Builder expire(@Nullable Long expire) {
            this.expire = expire;
            return this;
        }

        /**
         * Sets {@code time}.
         *
         * @param time When the message was created, in ms since 1970. Default: now. {@code null} when absent.
         * @return this
         */
        public Builder time(@Nullable BigInteger time) {
            this.time = time;
            return this;
        }

        /**
         * Sets {@code pubkey}.
         *
         * @param pubkey Public key the contract checks the signature with. Default: the key of the signer. {@code null}
         *     when absent.
         * @return this
         */
        public Builder pubkey(@Nullable String pubkey) {
            this.pubkey = pubkey;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public FunctionHeader build() {
            return new FunctionHeader(expire, time, pubkey);
        }
    }
}
