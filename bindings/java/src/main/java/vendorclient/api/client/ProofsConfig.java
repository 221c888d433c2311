// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Cache of proofs.
 *
 * @param cacheInLocalStorage True: downloaded proofs and masterchain BOCs go to persistent local storage. False: they
 *     are kept in memory and lost with the client. Default: {@code true}. {@code null} when absent.
 */
public record ProofsConfig(Boolean cacheInLocalStorage) implements JsonValue {
    /** Without any field. */
    public ProofsConfig() {
        this(null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ProofsConfig fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ProofsConfig(fields.optional("cache_in_local_storage", Decoders::bool));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().optional("cache_in_local_storage", cacheInLocalStorage).toMap();
    }

    /**
     * The same with another {@code cache_in_local_storage}.
     *
     * @param cacheInLocalStorage True: downloaded proofs and masterchain BOCs go to persistent local storage. False:
     *     they are kept in memory and lost with the client. Default: {@code true}. {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withCacheInLocalStorage(Boolean cacheInLocalStorage) {
        return new ProofsConfig(cacheInLocalStorage);
    }
}
