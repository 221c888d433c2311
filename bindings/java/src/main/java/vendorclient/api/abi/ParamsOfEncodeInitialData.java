// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.api.boc.BocCacheType;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Initial values of a contract.
 *
 * @param abi ABI of the contract.
 * @param initialData Values by name: below ABI 2.4 of all {@code data} items, from 2.4 on of exactly the fields marked
 *     {@code init}. {@code null} when absent.
 * @param initialPubkey Public key of the owner, below ABI 2.4 only. Absent: zero. {@code null} when absent.
 * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
 */
public record ParamsOfEncodeInitialData(
        Abi abi, Object initialData, String initialPubkey, BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     */
    public ParamsOfEncodeInitialData(Abi abi) {
        this(abi, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfEncodeInitialData fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeInitialData(
                fields.required("abi", Abi::fromJson),
                fields.optional("initial_data", Decoders::any),
                fields.optional("initial_pubkey", Decoders::string),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .optional("initial_data", initialData)
                .optional("initial_pubkey", initialPubkey)
                .optional("boc_cache", bocCache)
                .toMap();
    }

    /**
     * The same with another {@code initial_data}.
     *
     * @param initialData Values by name: below ABI 2.4 of all {@code data} items, from 2.4 on of exactly the fields
     *     marked {@code init}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInitialData withInitialData(Object initialData) {
        return new ParamsOfEncodeInitialData(abi, initialData, initialPubkey, bocCache);
    }

    /**
     * The same with another {@code initial_pubkey}.
     *
     * @param initialPubkey Public key of the owner, below ABI 2.4 only. Absent: zero. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInitialData withInitialPubkey(String initialPubkey) {
        return new ParamsOfEncodeInitialData(abi, initialData, initialPubkey, bocCache);
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInitialData withBocCache(BocCacheType bocCache) {
        return new ParamsOfEncodeInitialData(abi, initialData, initialPubkey, bocCache);
    }
}
