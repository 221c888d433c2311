// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.math.BigInteger;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Header of an external message. Only fields that the ABI lists are sent.
 *
 * @param expire When the message expires, Unix time in s. Absent: now and the expiration timeout of the configuration,
 *     grown by the try index. {@code null} when absent.
 * @param time When the message was made, in ms since 1970. Absent: now. {@code null} when absent.
 * @param pubkey Public key that the contract checks the signature with. Absent: the key of the signer. {@code null}
 *     when absent.
 */
public record FunctionHeader(Long expire, BigInteger time, String pubkey) implements JsonValue {
    /** Without any field. */
    public FunctionHeader() {
        this(null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static FunctionHeader fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new FunctionHeader(
                fields.optional("expire", Decoders::int64),
                fields.optional("time", Decoders::bigInteger),
                fields.optional("pubkey", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().optional("expire", expire).optional("time", time).optional("pubkey", pubkey).toMap();
    }

    /**
     * The same with another {@code expire}.
     *
     * @param expire When the message expires, Unix time in s. Absent: now and the expiration timeout of the
     *     configuration, grown by the try index. {@code null} when absent.
     * @return the changed copy
     */
    public FunctionHeader withExpire(Long expire) {
        return new FunctionHeader(expire, time, pubkey);
    }

    /**
     * The same with another {@code time}.
     *
     * @param time When the message was made, in ms since 1970. Absent: now. {@code null} when absent.
     * @return the changed copy
     */
    public FunctionHeader withTime(BigInteger time) {
        return new FunctionHeader(expire, time, pubkey);
    }

    /**
     * The same with another {@code pubkey}.
     *
     * @param pubkey Public key that the contract checks the signature with. Absent: the key of the signer. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public FunctionHeader withPubkey(String pubkey) {
        return new FunctionHeader(expire, time, pubkey);
    }
}
