package vendorclient.json;

/**
 * Makes a value of a type from its JSON form.
 *
 * @param <T> the type
 */
@FunctionalInterface
public interface Decoder<T> {
    /**
     * Reads a value.
     *
     * @param json a value as {@link Json#parse} returns it
     * @return the typed value
     * @throws JsonException when the JSON does not fit the type
     */
    T decode(Object json);
}
