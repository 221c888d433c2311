// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parts of an external inbound message.
 *
 * @param src External source address {@code :<hex>}. Default: none. {@code null} when absent.
 * @param dst Address of the account.
 * @param init State init, to deploy. {@code null} when absent.
 * @param body Message body. {@code null} when absent.
 * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
 *     absent.
 */
public record ParamsOfEncodeExternalInMessage(
        @Nullable String src,
        String dst,
        @Nullable String init,
        @Nullable String body,
        @Nullable BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param dst Address of the account.
     */
    public ParamsOfEncodeExternalInMessage(String dst) {
        this(null, dst, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfEncodeExternalInMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeExternalInMessage(
                fields.optional("src", Decoders::string),
                fields.required("dst", Decoders::string),
                fields.optional("init", Decoders::string),
                fields.optional("body", Decoders::string),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("src", src)
                .required("dst", dst)
                .optional("init", init)
                .optional("body", body)
                .optional("boc_cache", bocCache)
                .toMap();
    }

    /**
     * The same with another {@code src}.
     *
     * @param src External source address {@code :<hex>}. Default: none. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeExternalInMessage withSrc(@Nullable String src) {
        return new ParamsOfEncodeExternalInMessage(src, dst, init, body, bocCache);
    }

    /**
     * The same with another {@code init}.
     *
     * @param init State init, to deploy. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeExternalInMessage withInit(@Nullable String init) {
        return new ParamsOfEncodeExternalInMessage(src, dst, init, body, bocCache);
    }

    /**
     * The same with another {@code body}.
     *
     * @param body Message body. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeExternalInMessage withBody(@Nullable String body) {
        return new ParamsOfEncodeExternalInMessage(src, dst, init, body, bocCache);
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfEncodeExternalInMessage withBocCache(@Nullable BocCacheType bocCache) {
        return new ParamsOfEncodeExternalInMessage(src, dst, init, body, bocCache);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfEncodeExternalInMessage}. */
    public static final class Builder {
        private @Nullable String src;
        private @Nullable String dst;
        private @Nullable String init;
        private @Nullable String body;
        private @Nullable BocCacheType bocCache;

        private Builder() {}

        /**
         * Sets {@code src}.
         *
         * @param src External source address {@code :<hex>}. Default: none. {@code null} when absent.
         * @return this
         */
        public Builder src(@Nullable String src) {
            this.src = src;
            return this;
        }

        /**
         * Sets {@code dst}.
         *
         * @param dst Address of the account.
         * @return this
         */
        public Builder dst(String dst) {
            this.dst = dst;
            return this;
        }

        /**
         * Sets {@code init}.
         *
         * @param init State init, to deploy. {@code null} when absent.
         * @return this
         */
        public Builder init(@Nullable String init) {
            this.init = init;
            return this;
        }

        /**
         * Sets {@code body}.
         *
         * @param body Message body. {@code null} when absent.
         * @return this
         */
        public Builder body(@Nullable String body) {
            this.body = body;
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
        public ParamsOfEncodeExternalInMessage build() {
            return new ParamsOfEncodeExternalInMessage(src, Objects.requireNonNull(dst, "dst"), init, body, bocCache);
        }
    }
}
