// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parts of a state init.
 *
 * @param code Contract code. {@code null} when absent.
 * @param data Contract data. {@code null} when absent.
 * @param library Library dictionary. {@code null} when absent.
 * @param tick Run the contract at the start of each block. {@code tick} or {@code tock} marks it as special. {@code
 *     null} when absent.
 * @param tock Run the contract at the end of each block. {@code null} when absent.
 * @param splitDepth Split depth of a large contract, 0 to 31. {@code null} when absent.
 * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
 *     absent.
 */
public record ParamsOfEncodeStateInit(
        @Nullable String code,
        @Nullable String data,
        @Nullable String library,
        @Nullable Boolean tick,
        @Nullable Boolean tock,
        @Nullable Long splitDepth,
        @Nullable BocCacheType bocCache) implements JsonValue {
    /** Without any field. */
    public ParamsOfEncodeStateInit() {
        this(null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfEncodeStateInit fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeStateInit(
                fields.optional("code", Decoders::string),
                fields.optional("data", Decoders::string),
                fields.optional("library", Decoders::string),
                fields.optional("tick", Decoders::bool),
                fields.optional("tock", Decoders::bool),
                fields.optional("split_depth", Decoders::int64),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("code", code)
                .optional("data", data)
                .optional("library", library)
                .optional("tick", tick)
                .optional("tock", tock)
                .optional("split_depth", splitDepth)
                .optional("boc_cache", bocCache)
                .toMap();
    }

    /**
     * The same with another {@code code}.
     *
     * @param code Contract code. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withCode(@Nullable String code) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }

    /**
     * The same with another {@code data}.
     *
     * @param data Contract data. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withData(@Nullable String data) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }

    /**
     * The same with another {@code library}.
     *
     * @param library Library dictionary. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withLibrary(@Nullable String library) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }

    /**
     * The same with another {@code tick}.
     *
     * @param tick Run the contract at the start of each block. {@code tick} or {@code tock} marks it as special. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withTick(@Nullable Boolean tick) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }

    /**
     * The same with another {@code tock}.
     *
     * @param tock Run the contract at the end of each block. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withTock(@Nullable Boolean tock) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }

    /**
     * The same with another {@code split_depth}.
     *
     * @param splitDepth Split depth of a large contract, 0 to 31. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withSplitDepth(@Nullable Long splitDepth) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withBocCache(@Nullable BocCacheType bocCache) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfEncodeStateInit}. */
    public static final class Builder {
        private @Nullable String code;
        private @Nullable String data;
        private @Nullable String library;
        private @Nullable Boolean tick;
        private @Nullable Boolean tock;
        private @Nullable Long splitDepth;
        private @Nullable BocCacheType bocCache;

        private Builder() {}

        /**
         * Sets {@code code}.
         *
         * @param code Contract code. {@code null} when absent.
         * @return this
         */
        public Builder code(@Nullable String code) {
            this.code = code;
            return this;
        }

        /**
         * Sets {@code data}.
         *
         * @param data Contract data. {@code null} when absent.
         * @return this
         */
        public Builder data(@Nullable String data) {
            this.data = data;
            return this;
        }

        /**
         * Sets {@code library}.
         *
         * @param library Library dictionary. {@code null} when absent.
         * @return this
         */
        public Builder library(@Nullable String library) {
            this.library = library;
            return this;
        }

        /**
         * Sets {@code tick}.
         *
         * @param tick Run the contract at the start of each block. {@code tick} or {@code tock} marks it as special.
         *     {@code null} when absent.
         * @return this
         */
        public Builder tick(@Nullable Boolean tick) {
            this.tick = tick;
            return this;
        }

        /**
         * Sets {@code tock}.
         *
         * @param tock Run the contract at the end of each block. {@code null} when absent.
         * @return this
         */
        public Builder tock(@Nullable Boolean tock) {
            this.tock = tock;
            return this;
        }

        /**
         * Sets {@code split_depth}.
         *
         * @param splitDepth Split depth of a large contract, 0 to 31. {@code null} when absent.
         * @return this
         */
        public Builder splitDepth(@Nullable Long splitDepth) {
            this.splitDepth = splitDepth;
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
         */
        public ParamsOfEncodeStateInit build() {
            return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
        }
    }
}
