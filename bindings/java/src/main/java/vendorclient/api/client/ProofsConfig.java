// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Proofs: what is trusted, and their cache.
 *
 * @param cacheInLocalStorage True: downloaded proofs and masterchain BOCs go to persistent local storage. False: they
 *     are kept in memory and lost with the client. Default: {@code true}. {@code null} when absent.
 * @param verify Default of {@code verify} in the functions that have it: whether they prove what they return. Extension
 *     of the published interface. Default: {@code false}. {@code null} when absent.
 * @param zerostateHash Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of the
 *     published interface. {@code null} when absent.
 * @param trustedKeyBlocks Networks with a masterchain: path of a file with trusted key blocks, in the format of the
 *     official library. Extension of the published interface. {@code null} when absent.
 * @param trustedKeepers Networks with block keepers: the set that trust starts from. Extension of the published
 *     interface. {@code null} when absent.
 * @param trustedKeepersHash Networks with block keepers: commitment to such a set, 64 hex characters; the set itself
 *     may then come from the server. Extension of the published interface. {@code null} when absent.
 */
public record ProofsConfig(
        Boolean cacheInLocalStorage,
        Boolean verify,
        String zerostateHash,
        String trustedKeyBlocks,
        TrustedKeepers trustedKeepers,
        String trustedKeepersHash) implements JsonValue {
    /** Without any field. */
    public ProofsConfig() {
        this(null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ProofsConfig fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ProofsConfig(
                fields.optional("cache_in_local_storage", Decoders::bool),
                fields.optional("verify", Decoders::bool),
                fields.optional("zerostate_hash", Decoders::string),
                fields.optional("trusted_key_blocks", Decoders::string),
                fields.optional("trusted_keepers", TrustedKeepers::fromJson),
                fields.optional("trusted_keepers_hash", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .optional("cache_in_local_storage", cacheInLocalStorage)
                .optional("verify", verify)
                .optional("zerostate_hash", zerostateHash)
                .optional("trusted_key_blocks", trustedKeyBlocks)
                .optional("trusted_keepers", trustedKeepers)
                .optional("trusted_keepers_hash", trustedKeepersHash)
                .toMap();
    }

    /**
     * The same with another {@code cache_in_local_storage}.
     *
     * @param cacheInLocalStorage True: downloaded proofs and masterchain BOCs go to persistent local storage. False:
     *     they are kept in memory and lost with the client. Default: {@code true}. {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withCacheInLocalStorage(Boolean cacheInLocalStorage) {
        return new ProofsConfig(
                cacheInLocalStorage, verify, zerostateHash, trustedKeyBlocks, trustedKeepers, trustedKeepersHash);
    }

    /**
     * The same with another {@code verify}.
     *
     * @param verify Default of {@code verify} in the functions that have it: whether they prove what they return.
     *     Extension of the published interface. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withVerify(Boolean verify) {
        return new ProofsConfig(
                cacheInLocalStorage, verify, zerostateHash, trustedKeyBlocks, trustedKeepers, trustedKeepersHash);
    }

    /**
     * The same with another {@code zerostate_hash}.
     *
     * @param zerostateHash Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of
     *     the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withZerostateHash(String zerostateHash) {
        return new ProofsConfig(
                cacheInLocalStorage, verify, zerostateHash, trustedKeyBlocks, trustedKeepers, trustedKeepersHash);
    }

    /**
     * The same with another {@code trusted_key_blocks}.
     *
     * @param trustedKeyBlocks Networks with a masterchain: path of a file with trusted key blocks, in the format of the
     *     official library. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withTrustedKeyBlocks(String trustedKeyBlocks) {
        return new ProofsConfig(
                cacheInLocalStorage, verify, zerostateHash, trustedKeyBlocks, trustedKeepers, trustedKeepersHash);
    }

    /**
     * The same with another {@code trusted_keepers}.
     *
     * @param trustedKeepers Networks with block keepers: the set that trust starts from. Extension of the published
     *     interface. {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withTrustedKeepers(TrustedKeepers trustedKeepers) {
        return new ProofsConfig(
                cacheInLocalStorage, verify, zerostateHash, trustedKeyBlocks, trustedKeepers, trustedKeepersHash);
    }

    /**
     * The same with another {@code trusted_keepers_hash}.
     *
     * @param trustedKeepersHash Networks with block keepers: commitment to such a set, 64 hex characters; the set
     *     itself may then come from the server. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withTrustedKeepersHash(String trustedKeepersHash) {
        return new ProofsConfig(
                cacheInLocalStorage, verify, zerostateHash, trustedKeyBlocks, trustedKeepers, trustedKeepersHash);
    }
}
