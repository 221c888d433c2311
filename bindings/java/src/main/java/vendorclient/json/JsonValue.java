package vendorclient.json;

/** A value of the API. */
public interface JsonValue {
    /**
     * The JSON form, as {@link Json} describes it.
     *
     * @return a fresh value; it may contain further {@code JsonValue}s
     */
    Object toJson();
}
