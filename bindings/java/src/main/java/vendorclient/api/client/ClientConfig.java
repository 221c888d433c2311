// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.policy.SpendingPolicy;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Configuration of a client.
 *
 * @param binding The language binding in use. {@code null} when absent.
 * @param network How to reach the network. {@code null} when absent.
 * @param crypto Defaults of the crypto functions. {@code null} when absent.
 * @param abi Defaults of message encoding. {@code null} when absent.
 * @param boc Cache of bags of cells. {@code null} when absent.
 * @param proofs Cache of proofs. {@code null} when absent.
 * @param policy Spending policy. All policies apply together: a host can only add restrictions to those of the daemon.
 *     Extension of the published interface. {@code null} when absent.
 * @param localStoragePath Folder where the library stores its data. Default: {@code .vendorclient} in the home
 *     directory, or the data folder of the daemon. {@code null} when absent.
 * @param storage A database server, instead of a folder. Extension of the published interface. {@code null} when
 *     absent.
 */
public record ClientConfig(
        @Nullable BindingConfig binding,
        @Nullable NetworkConfig network,
        @Nullable CryptoConfig crypto,
        @Nullable AbiConfig abi,
        @Nullable BocConfig boc,
        @Nullable ProofsConfig proofs,
        @Nullable SpendingPolicy policy,
        @Nullable String localStoragePath,
        @Nullable StorageConfig storage) implements JsonValue {
    /** Without any field. */
    public ClientConfig() {
        this(null, null, null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ClientConfig fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ClientConfig(
                fields.optional("binding", BindingConfig::fromJson),
                fields.optional("network", NetworkConfig::fromJson),
                fields.optional("crypto", CryptoConfig::fromJson),
                fields.optional("abi", AbiConfig::fromJson),
                fields.optional("boc", BocConfig::fromJson),
                fields.optional("proofs", ProofsConfig::fromJson),
                fields.optional("policy", SpendingPolicy::fromJson),
                fields.optional("local_storage_path", Decoders::string),
                fields.optional("storage", StorageConfig::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("binding", binding)
                .optional("network", network)
                .optional("crypto", crypto)
                .optional("abi", abi)
                .optional("boc", boc)
                .optional("proofs", proofs)
                .optional("policy", policy)
                .optional("local_storage_path", localStoragePath)
                .optional("storage", storage)
                .toMap();
    }

    /**
     * The same with another {@code binding}.
     *
     * @param binding The language binding in use. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withBinding(@Nullable BindingConfig binding) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, policy, localStoragePath, storage);
    }

    /**
     * The same with another {@code network}.
     *
     * @param network How to reach the network. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withNetwork(@Nullable NetworkConfig network) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, policy, localStoragePath, storage);
    }

    /**
     * The same with another {@code crypto}.
     *
     * @param crypto Defaults of the crypto functions. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withCrypto(@Nullable CryptoConfig crypto) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, policy, localStoragePath, storage);
    }

    /**
     * The same with another {@code abi}.
     *
     * @param abi Defaults of message encoding. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withAbi(@Nullable AbiConfig abi) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, policy, localStoragePath, storage);
    }

    /**
     * The same with another {@code boc}.
     *
     * @param boc Cache of bags of cells. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withBoc(@Nullable BocConfig boc) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, policy, localStoragePath, storage);
    }

    /**
     * The same with another {@code proofs}.
     *
     * @param proofs Cache of proofs. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withProofs(@Nullable ProofsConfig proofs) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, policy, localStoragePath, storage);
    }

    /**
     * The same with another {@code policy}.
     *
     * @param policy Spending policy. All policies apply together: a host can only add restrictions to those of the
     *     daemon. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withPolicy(@Nullable SpendingPolicy policy) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, policy, localStoragePath, storage);
    }

    /**
     * The same with another {@code local_storage_path}.
     *
     * @param localStoragePath Folder where the library stores its data. Default: {@code .vendorclient} in the home
     *     directory, or the data folder of the daemon. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withLocalStoragePath(@Nullable String localStoragePath) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, policy, localStoragePath, storage);
    }

    /**
     * The same with another {@code storage}.
     *
     * @param storage A database server, instead of a folder. Extension of the published interface. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ClientConfig withStorage(@Nullable StorageConfig storage) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, policy, localStoragePath, storage);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ClientConfig}. */
    public static final class Builder {
        private @Nullable BindingConfig binding;
        private @Nullable NetworkConfig network;
        private @Nullable CryptoConfig crypto;
        private @Nullable AbiConfig abi;
        private @Nullable BocConfig boc;
        private @Nullable ProofsConfig proofs;
        private @Nullable SpendingPolicy policy;
        private @Nullable String localStoragePath;
        private @Nullable StorageConfig storage;

        private Builder() {}

        /**
         * Sets {@code binding}.
         *
         * @param binding The language binding in use. {@code null} when absent.
         * @return this
         */
        public Builder binding(@Nullable BindingConfig binding) {
            this.binding = binding;
            return this;
        }

        /**
         * Sets {@code network}.
         *
         * @param network How to reach the network. {@code null} when absent.
         * @return this
         */
        public Builder network(@Nullable NetworkConfig network) {
            this.network = network;
            return this;
        }

        /**
         * Sets {@code crypto}.
         *
         * @param crypto Defaults of the crypto functions. {@code null} when absent.
         * @return this
         */
        public Builder crypto(@Nullable CryptoConfig crypto) {
            this.crypto = crypto;
            return this;
        }

        /**
         * Sets {@code abi}.
         *
         * @param abi Defaults of message encoding. {@code null} when absent.
         * @return this
         */
        public Builder abi(@Nullable AbiConfig abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code boc}.
         *
         * @param boc Cache of bags of cells. {@code null} when absent.
         * @return this
         */
        public Builder boc(@Nullable BocConfig boc) {
            this.boc = boc;
            return this;
        }

        /**
         * Sets {@code proofs}.
         *
         * @param proofs Cache of proofs. {@code null} when absent.
         * @return this
         */
        public Builder proofs(@Nullable ProofsConfig proofs) {
            this.proofs = proofs;
            return this;
        }

        /**
         * Sets {@code policy}.
         *
         * @param policy Spending policy. All policies apply together: a host can only add restrictions to those of the
         *     daemon. Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder policy(@Nullable SpendingPolicy policy) {
            this.policy = policy;
            return this;
        }

        /**
         * Sets {@code local_storage_path}.
         *
         * @param localStoragePath Folder where the library stores its data. Default: {@code .vendorclient} in the home
         *     directory, or the data folder of the daemon. {@code null} when absent.
         * @return this
         */
        public Builder localStoragePath(@Nullable String localStoragePath) {
            this.localStoragePath = localStoragePath;
            return this;
        }

        /**
         * Sets {@code storage}.
         *
         * @param storage A database server, instead of a folder. Extension of the published interface. {@code null}
         *     when absent.
         * @return this
         */
        public Builder storage(@Nullable StorageConfig storage) {
            this.storage = storage;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ClientConfig build() {
            return new ClientConfig(binding, network, crypto, abi, boc, proofs, policy, localStoragePath, storage);
        }
    }
}
