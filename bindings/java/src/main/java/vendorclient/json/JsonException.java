package vendorclient.json;

import org.jspecify.annotations.Nullable;

/** A text that is not JSON, a value that has no JSON form, or JSON that does not fit a type. */
public final class JsonException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    /** Where in the value it is wrong. */
    private final String path;
    /** What was expected and what came. */
    private final String problem;
    private transient Object json;

    /**
     * Says what is wrong.
     *
     * @param problem what was expected and what came
     */
    public JsonException(String problem) {
        this("", problem, null);
    }

    private JsonException(String path, String problem, JsonException cause) {
        super(path.isEmpty() ? problem : path + ": " + problem, cause);
        this.path = path;
        this.problem = problem;
    }

    /**
     * The same about the result of a call.
     *
     * @param json the whole result, as {@link Json} describes values
     * @return this
     */
    public JsonException about(@Nullable Object json) {
        this.json = json;
        return this;
    }

    /**
     * The result of a call that does not fit its type: a newer daemon may answer in another form, and what was done must
     * not be lost.
     *
     * @return the whole result, as {@link Json} describes values; {@code null} when this is about something else
     */
    public @Nullable Object json() {
        return json;
    }

    /** The same, seen from the object or array around it. */
    JsonException inside(String name) {
        String separator = path.isEmpty() || path.startsWith("[") ? "" : ".";
        return new JsonException(name + separator + path, problem, getCause() == null ? this : (JsonException) getCause());
    }
}
