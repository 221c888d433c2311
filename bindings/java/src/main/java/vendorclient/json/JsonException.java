package vendorclient.json;

/** A text that is not JSON, a value that has no JSON form, or JSON that does not fit a type. */
public final class JsonException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String path;
    private final String problem;

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

    /** The same, seen from the object or array around it. */
    JsonException inside(String name) {
        String separator = path.isEmpty() || path.startsWith("[") ? "" : ".";
        return new JsonException(name + separator + path, problem, getCause() == null ? this : (JsonException) getCause());
    }
}
