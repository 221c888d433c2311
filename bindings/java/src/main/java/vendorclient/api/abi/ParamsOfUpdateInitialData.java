// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.api.boc.BocCacheType;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data of a contract below ABI 2.4 that is not deployed yet, and what to change in it.
 *
 * @param abi ABI of the contract.
 * @param data The data.
 * @param initialData Values of all {@code data} items by name. Absent: unchanged. {@code null} when absent.
 * @param initialPubkey Public key of the owner. Absent: unchanged. {@code null} when absent.
 * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
 */
public record ParamsOfUpdateInitialData(
        Abi abi, String data, Object initialData, String initialPubkey, BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     * @param data The data.
     */
    public ParamsOfUpdateInitialData(Abi abi, String data) {
        this(abi, data, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfUpdateInitialData fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfUpdateInitialData(
                fields.required("abi", Abi::fromJson),
                fields.required("data", Decoders::string),
                fields.optional("initial_data", Decoders::any),
                fields.optional("initial_pubkey", Decoders::string),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .required("data", data)
                .optional("initial_data", initialData)
                .optional("initial_pubkey", initialPubkey)
                .optional("boc_cache", bocCache)
                .toMap();
    }

    /**
     * The same with another {@code initial_data}.
     *
     * @param initialData Values of all {@code data} items by name. Absent: unchanged. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfUpdateInitialData withInitialData(Object initialData) {
        return new ParamsOfUpdateInitialData(abi, data, initialData, initialPubkey, bocCache);
    }

    /**
     * The same with another {@code initial_pubkey}.
     *
     * @param initialPubkey Public key of the owner. Absent: unchanged. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfUpdateInitialData withInitialPubkey(String initialPubkey) {
        return new ParamsOfUpdateInitialData(abi, data, initialData, initialPubkey, bocCache);
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfUpdateInitialData withBocCache(BocCacheType bocCache) {
        return new ParamsOfUpdateInitialData(abi, data, initialData, initialPubkey, bocCache);
    }
}
