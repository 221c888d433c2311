// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.math.BigInteger;
import java.util.Map;
import vendorclient.api.boc.BocCacheType;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An account to be built.
 *
 * @param stateInit State init; its hash is the account id.
 * @param balance Balance in nano units. Default: {@code 100000000000}. {@code null} when absent.
 * @param lastTransLt Logical time of the last transaction. Default: {@code 0}. {@code null} when absent.
 * @param lastPaid When storage was paid last, Unix time in s. Default: {@code 0}. {@code null} when absent.
 * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
 */
public record ParamsOfEncodeAccount(
        String stateInit,
        BigInteger balance,
        BigInteger lastTransLt,
        Long lastPaid,
        BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param stateInit State init; its hash is the account id.
     */
    public ParamsOfEncodeAccount(String stateInit) {
        this(stateInit, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfEncodeAccount fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeAccount(
                fields.required("state_init", Decoders::string),
                fields.optional("balance", Decoders::bigInteger),
                fields.optional("last_trans_lt", Decoders::bigInteger),
                fields.optional("last_paid", Decoders::int64),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("state_init", stateInit)
                .optional("balance", balance)
                .optional("last_trans_lt", lastTransLt)
                .optional("last_paid", lastPaid)
                .optional("boc_cache", bocCache)
                .toMap();
    }

    /**
     * The same with another {@code balance}.
     *
     * @param balance Balance in nano units. Default: {@code 100000000000}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeAccount withBalance(BigInteger balance) {
        return new ParamsOfEncodeAccount(stateInit, balance, lastTransLt, lastPaid, bocCache);
    }

    /**
     * The same with another {@code last_trans_lt}.
     *
     * @param lastTransLt Logical time of the last transaction. Default: {@code 0}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeAccount withLastTransLt(BigInteger lastTransLt) {
        return new ParamsOfEncodeAccount(stateInit, balance, lastTransLt, lastPaid, bocCache);
    }

    /**
     * The same with another {@code last_paid}.
     *
     * @param lastPaid When storage was paid last, Unix time in s. Default: {@code 0}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeAccount withLastPaid(Long lastPaid) {
        return new ParamsOfEncodeAccount(stateInit, balance, lastTransLt, lastPaid, bocCache);
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeAccount withBocCache(BocCacheType bocCache) {
        return new ParamsOfEncodeAccount(stateInit, balance, lastTransLt, lastPaid, bocCache);
    }
}
