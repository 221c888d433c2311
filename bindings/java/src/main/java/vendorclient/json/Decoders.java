package vendorclient.json;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Decoders of the types without a name. */
public final class Decoders {
    private Decoders() {}

    /**
     * Reads a text.
     *
     * @param json the JSON form
     * @return the text
     */
    public static String string(Object json) {
        if (json instanceof String text) {
            return text;
        }
        throw unexpected("a string", json);
    }

    /**
     * Reads a truth value.
     *
     * @param json the JSON form
     * @return the value
     */
    public static Boolean bool(Object json) {
        if (json instanceof Boolean value) {
            return value;
        }
        throw unexpected("true or false", json);
    }

    /**
     * Reads an integer of up to 32 bits with sign.
     *
     * @param json the JSON form
     * @return the number
     */
    public static Integer int32(Object json) {
        if (json instanceof Long value && value.intValue() == value) {
            return value.intValue();
        }
        throw unexpected("an integer of 32 bits", json);
    }

    /**
     * Reads an integer of up to 64 bits with sign.
     *
     * @param json the JSON form
     * @return the number
     */
    public static Long int64(Object json) {
        if (json instanceof Long value) {
            return value;
        }
        throw unexpected("an integer of 64 bits", json);
    }

    /**
     * Reads an integer of any size.
     *
     * @param json the JSON form
     * @return the number
     */
    public static BigInteger bigInteger(Object json) {
        if (json instanceof BigInteger value) {
            return value;
        }
        return BigInteger.valueOf(int64(json));
    }

    /**
     * Reads a number.
     *
     * @param json the JSON form
     * @return the nearest number of double precision
     */
    public static Double float64(Object json) {
        if (json instanceof Number value) {
            return value.doubleValue();
        }
        throw unexpected("a number", json);
    }

    /**
     * Takes a value as it is.
     *
     * @param json the JSON form
     * @return the same
     */
    public static Object any(Object json) {
        return json;
    }

    /**
     * Reads the result of a function without result.
     *
     * @param json the JSON form
     * @return {@code null}
     */
    public static Void nothing(Object json) {
        return null;
    }

    /**
     * Reads arrays whose items may be {@code null}.
     *
     * @param <T> type of the items
     * @param item reads an item
     * @return the decoder
     */
    public static <T> Decoder<List<T>> nullableList(Decoder<T> item) {
        return list(json -> json == null ? null : item.decode(json));
    }

    /**
     * Reads arrays.
     *
     * @param <T> type of the items
     * @param item reads an item
     * @return the decoder
     */
    public static <T> Decoder<List<T>> list(Decoder<T> item) {
        return json -> {
            if (!(json instanceof List<?> items)) {
                throw unexpected("an array", json);
            }
            List<T> list = new ArrayList<>(items.size());
            for (Object entry : items) {
                try {
                    list.add(item.decode(entry));
                } catch (JsonException error) {
                    throw error.inside("[" + list.size() + "]");
                }
            }
            return list;
        };
    }

    /**
     * Reads objects with free names.
     *
     * @param <T> type of the values
     * @param item reads a value
     * @return the decoder
     */
    public static <T> Decoder<Map<String, T>> map(Decoder<T> item) {
        return json -> {
            Map<String, T> map = new LinkedHashMap<>();
            object(json).forEach((name, value) -> {
                try {
                    map.put(name, item.decode(value));
                } catch (JsonException error) {
                    throw error.inside(name);
                }
            });
            return map;
        };
    }

    /**
     * Reads objects with free names whose values may be {@code null}.
     *
     * @param <T> type of the values
     * @param item reads a value
     * @return the decoder
     */
    public static <T> Decoder<Map<String, T>> nullableMap(Decoder<T> item) {
        return map(json -> json == null ? null : item.decode(json));
    }

    /**
     * Takes a JSON object as it is.
     *
     * @param json the JSON form
     * @return the same
     */
    @SuppressWarnings("unchecked")
    public static Map<String, Object> object(Object json) {
        if (json instanceof Map<?, ?>) {
            return (Map<String, Object>) json;
        }
        throw unexpected("an object", json);
    }

    /** No value is repeated in the text: it may be a secret. */
    static JsonException unexpected(String expected, Object json) {
        String found = json == null ? "null"
                : json instanceof String ? "a string"
                : json instanceof Number ? "another number"
                : json instanceof Boolean ? "a truth value"
                : json instanceof List<?> ? "an array" : "an object";
        return new JsonException("expected " + expected + ", got " + found);
    }
}
