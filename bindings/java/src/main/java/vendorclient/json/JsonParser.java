package vendorclient.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Source: RFC 8259. */
final class JsonParser {
    private final String text;
    private int at;
    private int depth;

    JsonParser(String text) {
        this.text = text;
    }

    Object parse() {
        skipSpace();
        Object value = value();
        skipSpace();
        if (at < text.length()) {
            throw unexpected("the end");
        }
        return value;
    }

    private Object value() {
        return switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        enter();
        if (peek() == '}') {
            leave();
            return object;
        }
        while (true) {
            if (peek() != '"') {
                throw unexpected("a name");
            }
            String name = string();
            skipSpace();
            if (peek() != ':') {
                throw unexpected("a colon");
            }
            at++;
            skipSpace();
            object.put(name, value());
            if (!hasNext('}')) {
                return object;
            }
        }
    }

    private List<Object> array() {
        List<Object> array = new ArrayList<>();
        enter();
        if (peek() == ']') {
            leave();
            return array;
        }
        while (true) {
            array.add(value());
            if (!hasNext(']')) {
                return array;
            }
        }
    }

    private void enter() {
        if (++depth > Json.MAX_DEPTH) {
            throw new JsonException("The text is nested deeper than " + Json.MAX_DEPTH);
        }
        at++;
        skipSpace();
    }

    private void leave() {
        depth--;
        at++;
    }

    private boolean hasNext(char end) {
        skipSpace();
        if (peek() == end) {
            leave();
            return false;
        }
        if (peek() != ',') {
            throw unexpected("a comma or " + end);
        }
        at++;
        skipSpace();
        return true;
    }

    private String string() {
        int start = ++at;
        while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\\' && text.charAt(at) >= ' ') {
            at++;
        }
        if (peek() == '"') {
            return text.substring(start, at++);
        }
        StringBuilder result = new StringBuilder(text.length() - start < 64 ? 64 : (at - start) + 64);
        result.append(text, start, at);
        while (peek() != '"') {
            char next = text.charAt(at++);
            if (next < ' ') {
                at--;
                throw unexpected("a character of a string");
            }
            result.append(next == '\\' ? escaped() : next);
        }
        at++;
        return result.toString();
    }

    private char escaped() {
        char kind = peek();
        at++;
        return switch (kind) {
            case '"', '\\', '/' -> kind;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw unexpected("an escape");
        };
    }

    private char unicode() {
        int value = 0;
        for (int end = at + 4; at < end; at++) {
            int digit = Character.digit(peek(), 16);
            if (digit < 0 || peek() > 'f') {
                throw unexpected("four hex digits");
            }
            value = value * 16 + digit;
        }
        return (char) value;
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw unexpected("a value");
        }
        at += word.length();
        return value;
    }

    private Number number() {
        int start = at;
        if (peek() == '-') {
            at++;
        }
        int first = at;
        digits();
        if (text.charAt(first) == '0' && at > first + 1) {
            at = first + 1;
            throw unexpected("no digit after a leading zero");
        }
        boolean integer = true;
        if (at < text.length() && text.charAt(at) == '.') {
            integer = false;
            at++;
            digits();
        }
        if (at < text.length() && (text.charAt(at) | 0x20) == 'e') {
            integer = false;
            at++;
            if (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
                at++;
            }
            digits();
        }
        String number = text.substring(start, at);
        if (!integer) {
            return decimal(number);
        }
        if (number.length() <= 18) {
            return Long.parseLong(number);
        }
        BigInteger big = new BigInteger(number);
        return big.bitLength() < 64 ? (Number) big.longValue() : big;
    }

    private static BigDecimal decimal(String number) {
        try {
            return new BigDecimal(number);
        } catch (NumberFormatException error) {
            throw new JsonException("The exponent of a number is too large");
        }
    }

    private void digits() {
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        if (at == start) {
            throw unexpected("a value");
        }
    }

    private char peek() {
        if (at >= text.length()) {
            throw unexpected("more");
        }
        return text.charAt(at);
    }

    private void skipSpace() {
        while (at < text.length()) {
            char next = text.charAt(at);
            if (next != ' ' && next != '\n' && next != '\r' && next != '\t') {
                return;
            }
            at++;
        }
    }

    private JsonException unexpected(String expected) {
        return new JsonException("Invalid JSON at character " + at + ", expected " + expected);
    }
}
