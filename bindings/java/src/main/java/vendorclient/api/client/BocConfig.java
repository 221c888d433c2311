// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Cache of bags of cells.
 *
 * @param cacheMaxSize Maximum size of the unpinned part of the cache, in kilobytes. Default: {@code 10240}. {@code
 *     null} when absent.
 * @param pinnedMaxSize Maximum memory of the pinned part of the cache, in kilobytes: about 1 kB for each BOC, 0.4 kB
 *     for each cell, and the names of the pins. Extension of the published interface. Default: {@code 131072}. {@code
 *     null} when absent.
 */
public record BocConfig(@Nullable Long cacheMaxSize, @Nullable Long pinnedMaxSize) implements JsonValue {
    /** Without any field. */
    public BocConfig() {
        this(null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static BocConfig fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new BocConfig(
                fields.optional("cache_max_size", Decoders::int64),
                fields.optional("pinned_max_size", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("cache_max_size", cacheMaxSize)
                .optional("pinned_max_size", pinnedMaxSize)
                .toMap();
    }

    /**
     * The same with another {@code cache_max_size}.
     *
     * @param cacheMaxSize Maximum size of the unpinned part of the cache, in kilobytes. Default: {@code 10240}. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public BocConfig withCacheMaxSize(@Nullable Long cacheMaxSize) {
        return new BocConfig(cacheMaxSize, pinnedMaxSize);
    }

    /**
     * The same with another {@code pinned_max_size}.
     *
     * @param pinnedMaxSize Maximum memory of the pinned part of the cache, in kilobytes: about 1 kB for each BOC, 0.4
     *     kB for each cell, and the names of the pins. Extension of the published interface. Default: {@code 131072}.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public BocConfig withPinnedMaxSize(@Nullable Long pinnedMaxSize) {
        return new BocConfig(cacheMaxSize, pinnedMaxSize);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link BocConfig}. */
    public static final class Builder {
        private @Nullable Long cacheMaxSize;
        private @Nullable Long pinnedMaxSize;

        private Builder() {}

        /**
         * Sets {@code cache_max_size}.
         *
         * @param cacheMaxSize Maximum size of the unpinned part of the cache, in kilobytes. Default: {@code 10240}.
         *     {@code null} when absent.
         * @return this
         */
        public Builder cacheMaxSize(@Nullable Long cacheMaxSize) {
            this.cacheMaxSize = cacheMaxSize;
            return this;
        }

        /**
         * Sets {@code pinned_max_size}.
         *
         * @param pinnedMaxSize Maximum memory of the pinned part of the cache, in kilobytes: about 1 kB for each BOC,
         *     0.4 kB for each cell, and the names of the pins. Extension of the published interface. Default: {@code
         *     131072}. {@code null} when absent.
         * @return this
         */
        public Builder pinnedMaxSize(@Nullable Long pinnedMaxSize) {
            this.pinnedMaxSize = pinnedMaxSize;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public BocConfig build() {
            return new BocConfig(cacheMaxSize, pinnedMaxSize);
        }
    }
}
