package vendorclient.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;

/** Source: RFC 8259. */
final class JsonWriter {
    private static final String HEX = "0123456789abcdef";
    private final StringBuilder text = new StringBuilder();
    private int depth;

    String write(Object value) {
        append(value);
        return text.toString();
    }

    private void append(Object value) {
        if (value instanceof JsonValue typed) {
            append(typed.toJson());
        } else if (value == null || value instanceof Boolean) {
            text.append(value);
        } else if (value instanceof CharSequence string) {
            appendString(string);
        } else if (value instanceof Number number) {
            appendNumber(number);
        } else if (value instanceof Map<?, ?> map) {
            appendObject(map);
        } else if (value instanceof Iterable<?> list) {
            appendArray(list);
        } else {
            throw new JsonException("A value of " + value.getClass().getName() + " has no JSON form");
        }
    }

    private void appendObject(Map<?, ?> map) {
        enter('{');
        String separator = "";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            text.append(separator);
            separator = ",";
            appendString(name(entry.getKey()));
            text.append(':');
            append(entry.getValue());
        }
        leave('}');
    }

    /** Keys of maps of contracts are integers and addresses. */
    private static CharSequence name(Object key) {
        if (key instanceof CharSequence text) {
            return text;
        }
        if (key instanceof Integer || key instanceof Long || key instanceof BigInteger) {
            return key.toString();
        }
        if (key instanceof JsonValue typed && typed.toJson() instanceof String text) {
            return text;
        }
        throw new JsonException("The names in a JSON object must be texts or integers");
    }

    private void appendArray(Iterable<?> list) {
        enter('[');
        String separator = "";
        for (Object item : list) {
            text.append(separator);
            separator = ",";
            append(item);
        }
        leave(']');
    }

    private void enter(char bracket) {
        if (++depth > Json.MAX_DEPTH) {
            throw new JsonException("The value is nested deeper than " + Json.MAX_DEPTH);
        }
        text.append(bracket);
    }

    private void leave(char bracket) {
        depth--;
        text.append(bracket);
    }

    private void appendNumber(Number number) {
        boolean exact = number instanceof Integer || number instanceof Long || number instanceof BigInteger
                || number instanceof BigDecimal || number instanceof Short || number instanceof Byte;
        boolean finite = number instanceof Double real && Double.isFinite(real)
                || number instanceof Float single && Float.isFinite(single);
        if (!exact && !finite) {
            throw new JsonException("The number " + number + " has no JSON form");
        }
        text.append(number);
    }

    private void appendString(CharSequence string) {
        text.append('"');
        int length = string.length();
        int plain = 0;
        for (int index = 0; index < length; index++) {
            char next = string.charAt(index);
            if (next >= ' ' && next != '"' && next != '\\' && !Character.isSurrogate(next)) {
                continue;
            }
            if (Character.isHighSurrogate(next) && index + 1 < length
                    && Character.isLowSurrogate(string.charAt(index + 1))) {
                index++;
                continue;
            }
            text.append(string, plain, index);
            plain = index + 1;
            appendEscaped(next);
        }
        // A range is copied character by character.
        (plain == 0 ? text.append(string) : text.append(string, plain, length)).append('"');
    }

    private void appendEscaped(char next) {
        switch (next) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            default -> {
                text.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    text.append(HEX.charAt(next >> shift & 15));
                }
            }
        }
    }
}
