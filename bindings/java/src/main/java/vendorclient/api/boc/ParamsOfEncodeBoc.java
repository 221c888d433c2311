// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Steps to build a cell.
 *
 * @param builder The steps, in order.
 * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
 *     absent.
 */
public record ParamsOfEncodeBoc(List<BuilderOp> builder, @Nullable BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param builder The steps, in order.
     */
    public ParamsOfEncodeBoc(List<BuilderOp> builder) {
        this(builder, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfEncodeBoc fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeBoc(
                fields.required("builder", Decoders.list(BuilderOp::fromJson)),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("builder", builder).optional("boc_cache", bocCache).toMap();
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfEncodeBoc withBocCache(@Nullable BocCacheType bocCache) {
        return new ParamsOfEncodeBoc(builder, bocCache);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder newBuilder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfEncodeBoc}. */
    public static final class Builder {
        private @Nullable List<BuilderOp> builder;
        private @Nullable BocCacheType bocCache;

        private Builder() {}

        /**
         * Sets {@code builder}.
         *
         * @param builder The steps, in order.
         * @return this
         */
        public Builder builder(List<BuilderOp> builder) {
            this.builder = builder;
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
        public ParamsOfEncodeBoc build() {
            return new ParamsOfEncodeBoc(Objects.requireNonNull(builder, "builder"), bocCache);
        }
    }
}
