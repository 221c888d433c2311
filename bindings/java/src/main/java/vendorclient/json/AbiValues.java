package vendorclient.json;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Decoders of values of contracts, whose integers are texts or numbers; generated wrappers use them. */
public final class AbiValues {
    private AbiValues() {}

    /**
     * Reads an integer of any size.
     *
     * @param json a number, or its decimal or {@code 0x} text
     * @return the number
     * @throws JsonException when it is not an integer
     */
    public static BigInteger integer(@Nullable Object json) {
        if (!(json instanceof String text)) {
            return Decoders.bigInteger(json);
        }
        try {
            boolean isNegative = text.startsWith("-");
            String digits = isNegative ? text.substring(1) : text;
            boolean isHex = digits.startsWith("0x") || digits.startsWith("0X");
            BigInteger size = isHex ? new BigInteger(digits.substring(2), 16) : new BigInteger(digits);
            return isNegative ? size.negate() : size;
        } catch (NumberFormatException error) {
            throw Decoders.unexpected("an integer", json);
        }
    }

    /**
     * Reads maps, whose keys are texts on the wire.
     *
     * @param <K> type of the keys
     * @param <V> type of the values
     * @param key reads a key
     * @param value reads a value
     * @return the decoder
     */
    public static <K, V> Decoder<Map<K, V>> map(Decoder<K> key, Decoder<V> value) {
        return json -> {
            Map<K, V> map = new LinkedHashMap<>();
            Decoders.object(json).forEach((name, item) -> {
                try {
                    map.put(key.decode(name), value.decode(item));
                } catch (JsonException error) {
                    throw error.inside(name);
                }
            });
            return map;
        };
    }

    /**
     * Reads maps whose values may be {@code null}.
     *
     * @param <K> type of the keys
     * @param <V> type of the values
     * @param key reads a key
     * @param value reads a value
     * @return the decoder
     */
    public static <K, V> Decoder<Map<K, V>> nullableMap(Decoder<K> key, Decoder<V> value) {
        return map(key, json -> json == null ? null : value.decode(json));
    }

    /**
     * Reads an integer of up to 64 bits with sign.
     *
     * @param json a number, or its decimal or {@code 0x} text
     * @return the number
     * @throws JsonException when it is not an integer, or too large
     */
    public static Long int64(@Nullable Object json) {
        BigInteger number = integer(json);
        if (number.bitLength() > 63) {
            throw Decoders.unexpected("an integer of 64 bits", json);
        }
        return number.longValue();
    }

    /**
     * Reads an integer of up to 32 bits with sign.
     *
     * @param json a number, or its decimal or {@code 0x} text
     * @return the number
     * @throws JsonException when it is not an integer, or too large
     */
    public static Integer int32(@Nullable Object json) {
        BigInteger number = integer(json);
        if (number.bitLength() > 31) {
            throw Decoders.unexpected("an integer of 32 bits", json);
        }
        return number.intValue();
    }
}
