package vendorclient.json;

/**
 * Reads and writes JSON texts. Values are {@code null}, {@link String}, {@link Boolean}, {@link java.util.List},
 * {@link java.util.Map} with text keys in the order of the text, and numbers: {@link Long} for an integer of up to 64
 * bits, {@link java.math.BigInteger} for a larger one, {@link java.math.BigDecimal} for one with a fraction or exponent.
 * The writer takes all other numbers of the language and {@link JsonValue}s as well.
 */
public final class Json {
    /** Arrays and objects inside of each other. */
    static final int MAX_DEPTH = 1000;

    private Json() {}

    /**
     * Reads one value.
     *
     * @param text a whole JSON text
     * @return the value
     * @throws JsonException when the text is not JSON
     */
    public static Object parse(String text) {
        return new JsonParser(text).parse();
    }

    /**
     * Writes one value without line breaks. The text is always valid UTF-16: half surrogates are escaped.
     *
     * @param value a value as described above
     * @return the text
     * @throws JsonException when something in the value has no JSON form
     */
    public static String write(Object value) {
        return new JsonWriter().write(value);
    }
}
