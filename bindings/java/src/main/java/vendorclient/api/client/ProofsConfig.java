// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Proofs: trust anchors and cache.
 *
 * @param cacheInLocalStorage True: downloaded proofs and masterchain BOCs are kept in persistent local storage. False:
 *     they are kept in memory only. Default: {@code true}. {@code null} when absent.
 * @param verify Default of the {@code verify} parameter: whether functions prove what they return. Extension of the
 *     published interface. Default: {@code false}. {@code null} when absent.
 * @param proveReplacements True: a message is replaced, or reported as not executed, only with a proof: a transaction
 *     of its account that is proven to be in a block after the expiration, and the complete chain of earlier
 *     transactions of the account, linked by their hashes. Extension of the published interface. Default: {@code
 *     false}. {@code null} when absent.
 * @param zerostateHash Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of the
 *     published interface. {@code null} when absent.
 * @param trustedKeyBlocks Networks with a masterchain: path of a file with trusted key blocks, in the format of the
 *     official library. Extension of the published interface. {@code null} when absent.
 * @param trustedKeepers Networks with block keepers: the initial trusted set. Extension of the published interface.
 *     {@code null} when absent.
 * @param trustedKeepersHash Networks with block keepers: commitment to the initial trusted set, 64 hex characters; the
 *     set itself may then come from the server. Extension of the published interface. {@code null} when absent.
 */
public record ProofsConfig(
        @Nullable Boolean cacheInLocalStorage,
        @Nullable Boolean verify,
        @Nullable Boolean proveReplacements,
        @Nullable String zerostateHash,
        @Nullable String trustedKeyBlocks,
        @Nullable TrustedKeepers trustedKeepers,
        @Nullable String trustedKeepersHash) implements JsonValue {
    /** Without any field. */
    public ProofsConfig() {
        this(null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ProofsConfig fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ProofsConfig(
                fields.optional("cache_in_local_storage", Decoders::bool),
                fields.optional("verify", Decoders::bool),
                fields.optional("prove_replacements", Decoders::bool),
                fields.optional("zerostate_hash", Decoders::string),
                fields.optional("trusted_key_blocks", Decoders::string),
                fields.optional("trusted_keepers", TrustedKeepers::fromJson),
                fields.optional("trusted_keepers_hash", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("cache_in_local_storage", cacheInLocalStorage)
                .optional("verify", verify)
                .optional("prove_replacements", proveReplacements)
                .optional("zerostate_hash", zerostateHash)
                .optional("trusted_key_blocks", trustedKeyBlocks)
                .optional("trusted_keepers", trustedKeepers)
                .optional("trusted_keepers_hash", trustedKeepersHash)
                .toMap();
    }

    /**
     * The same with another {@code cache_in_local_storage}.
     *
     * @param cacheInLocalStorage True: downloaded proofs and masterchain BOCs are kept in persistent local storage.
     *     False: they are kept in memory only. Default: {@code true}. {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withCacheInLocalStorage(@Nullable Boolean cacheInLocalStorage) {
        return new ProofsConfig(
                cacheInLocalStorage,
                verify,
                proveReplacements,
                zerostateHash,
                trustedKeyBlocks,
                trustedKeepers,
                trustedKeepersHash);
    }

    /**
     * The same with another {@code verify}.
     *
     * @param verify Default of the {@code verify} parameter: whether functions prove what they return. Extension of the
     *     published interface. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withVerify(@Nullable Boolean verify) {
        return new ProofsConfig(
                cacheInLocalStorage,
                verify,
                proveReplacements,
                zerostateHash,
                trustedKeyBlocks,
                trustedKeepers,
                trustedKeepersHash);
    }

    /**
     * The same with another {@code prove_replacements}.
     *
     * @param proveReplacements True: a message is replaced, or reported as not executed, only with a proof: a
     *     transaction of its account that is proven to be in a block after the expiration, and the complete chain of
     *     earlier transactions of the account, linked by their hashes. Extension of the published interface. Default:
     *     {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withProveReplacements(@Nullable Boolean proveReplacements) {
        return new ProofsConfig(
                cacheInLocalStorage,
                verify,
                proveReplacements,
                zerostateHash,
                trustedKeyBlocks,
                trustedKeepers,
                trustedKeepersHash);
    }

    /**
     * The same with another {@code zerostate_hash}.
     *
     * @param zerostateHash Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of
     *     the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withZerostateHash(@Nullable String zerostateHash) {
        return new ProofsConfig(
                cacheInLocalStorage,
                verify,
                proveReplacements,
                zerostateHash,
                trustedKeyBlocks,
                trustedKeepers,
                trustedKeepersHash);
    }

    /**
     * The same with another {@code trusted_key_blocks}.
     *
     * @param trustedKeyBlocks Networks with a masterchain: path of a file with trusted key blocks, in the format of the
     *     official library. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withTrustedKeyBlocks(@Nullable String trustedKeyBlocks) {
        return new ProofsConfig(
                cacheInLocalStorage,
                verify,
                proveReplacements,
                zerostateHash,
                trustedKeyBlocks,
                trustedKeepers,
                trustedKeepersHash);
    }

    /**
     * The same with another {@code trusted_keepers}.
     *
     * @param trustedKeepers Networks with block keepers: the initial trusted set. Extension of the published interface.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withTrustedKeepers(@Nullable TrustedKeepers trustedKeepers) {
        return new ProofsConfig(
                cacheInLocalStorage,
                verify,
                proveReplacements,
                zerostateHash,
                trustedKeyBlocks,
                trustedKeepers,
                trustedKeepersHash);
    }

    /**
     * The same with another {@code trusted_keepers_hash}.
     *
     * @param trustedKeepersHash Networks with block keepers: commitment to the initial trusted set, 64 hex characters;
     *     the set itself may then come from the server. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ProofsConfig withTrustedKeepersHash(@Nullable String trustedKeepersHash) {
        return new ProofsConfig(
                cacheInLocalStorage,
                verify,
                proveReplacements,
                zerostateHash,
                trustedKeyBlocks,
                trustedKeepers,
                trustedKeepersHash);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ProofsConfig}. */
    public static final class Builder {
        private @Nullable Boolean cacheInLocalStorage;
        private @Nullable Boolean verify;
        private @Nullable Boolean proveReplacements;
        private @Nullable String zerostateHash;
        private @Nullable String trustedKeyBlocks;
        private @Nullable TrustedKeepers trustedKeepers;
        private @Nullable String trustedKeepersHash;

        private Builder() {}

        /**
         * Sets {@code cache_in_local_storage}.
         *
         * @param cacheInLocalStorage True: downloaded proofs and masterchain BOCs are kept in persistent local storage.
         *     False: they are kept in memory only. Default: {@code true}. {@code null} when absent.
         * @return this
         */
        public Builder cacheInLocalStorage(@Nullable Boolean cacheInLocalStorage) {
            this.cacheInLocalStorage = cacheInLocalStorage;
            return this;
        }

        /**
         * Sets {@code verify}.
         *
         * @param verify Default of the {@code verify} parameter: whether functions prove what they return. Extension of
         *     the published interface. Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder verify(@Nullable Boolean verify) {
            this.verify = verify;
            return this;
        }

        /**
         * Sets {@code prove_replacements}.
         *
         * @param proveReplacements True: a message is replaced, or reported as not executed, only with a proof: a
         *     transaction of its account that is proven to be in a block after the expiration, and the complete chain
         *     of earlier transactions of the account, linked by their hashes. Extension of the published interface.
         *     Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder proveReplacements(@Nullable Boolean proveReplacements) {
            this.proveReplacements = proveReplacements;
            return this;
        }

        /**
         * Sets {@code zerostate_hash}.
         *
         * @param zerostateHash Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension
         *     of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder zerostateHash(@Nullable String zerostateHash) {
            this.zerostateHash = zerostateHash;
            return this;
        }

        /**
         * Sets {@code trusted_key_blocks}.
         *
         * @param trustedKeyBlocks Networks with a masterchain: path of a file with trusted key blocks, in the format of
         *     the official library. Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder trustedKeyBlocks(@Nullable String trustedKeyBlocks) {
            this.trustedKeyBlocks = trustedKeyBlocks;
            return this;
        }

        /**
         * Sets {@code trusted_keepers}.
         *
         * @param trustedKeepers Networks with block keepers: the initial trusted set. Extension of the published
         *     interface. {@code null} when absent.
         * @return this
         */
        public Builder trustedKeepers(@Nullable TrustedKeepers trustedKeepers) {
            this.trustedKeepers = trustedKeepers;
            return this;
        }

        /**
         * Sets {@code trusted_keepers_hash}.
         *
         * @param trustedKeepersHash Networks with block keepers: commitment to the initial trusted set, 64 hex
         *     characters; the set itself may then come from the server. Extension of the published interface. {@code
         *     null} when absent.
         * @return this
         */
        public Builder trustedKeepersHash(@Nullable String trustedKeepersHash) {
            this.trustedKeepersHash = trustedKeepersHash;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ProofsConfig build() {
            return new ProofsConfig(
                    cacheInLocalStorage,
                    verify,
                    proveReplacements,
                    zerostateHash,
                    trustedKeyBlocks,
                    trustedKeepers,
                    trustedKeepersHash);
        }
    }
}
