// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
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
 * @param localStoragePath Folder where the library keeps its data. Absent: {@code .vendorclient} in the home directory,
 *     or the data folder of the daemon. {@code null} when absent.
 */
public record ClientConfig(
        BindingConfig binding,
        NetworkConfig network,
        CryptoConfig crypto,
        AbiConfig abi,
        BocConfig boc,
        ProofsConfig proofs,
        String localStoragePath) implements JsonValue {
    /** Without any field. */
    public ClientConfig() {
        this(null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ClientConfig fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ClientConfig(
                fields.optional("binding", BindingConfig::fromJson),
                fields.optional("network", NetworkConfig::fromJson),
                fields.optional("crypto", CryptoConfig::fromJson),
                fields.optional("abi", AbiConfig::fromJson),
                fields.optional("boc", BocConfig::fromJson),
                fields.optional("proofs", ProofsConfig::fromJson),
                fields.optional("local_storage_path", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .optional("binding", binding)
                .optional("network", network)
                .optional("crypto", crypto)
                .optional("abi", abi)
                .optional("boc", boc)
                .optional("proofs", proofs)
                .optional("local_storage_path", localStoragePath)
                .toMap();
    }

    /**
     * The same with another {@code binding}.
     *
     * @param binding The language binding in use. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withBinding(BindingConfig binding) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, localStoragePath);
    }

    /**
     * The same with another {@code network}.
     *
     * @param network How to reach the network. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withNetwork(NetworkConfig network) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, localStoragePath);
    }

    /**
     * The same with another {@code crypto}.
     *
     * @param crypto Defaults of the crypto functions. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withCrypto(CryptoConfig crypto) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, localStoragePath);
    }

    /**
     * The same with another {@code abi}.
     *
     * @param abi Defaults of message encoding. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withAbi(AbiConfig abi) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, localStoragePath);
    }

    /**
     * The same with another {@code boc}.
     *
     * @param boc Cache of bags of cells. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withBoc(BocConfig boc) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, localStoragePath);
    }

    /**
     * The same with another {@code proofs}.
     *
     * @param proofs Cache of proofs. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withProofs(ProofsConfig proofs) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, localStoragePath);
    }

    /**
     * The same with another {@code local_storage_path}.
     *
     * @param localStoragePath Folder where the library keeps its data. Absent: {@code .vendorclient} in the home
     *     directory, or the data folder of the daemon. {@code null} when absent.
     * @return the changed copy
     */
    public ClientConfig withLocalStoragePath(String localStoragePath) {
        return new ClientConfig(binding, network, crypto, abi, boc, proofs, localStoragePath);
    }
}
