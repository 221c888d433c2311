package vendorclient.json;

/** Finds named constants by their value on the wire. */
public final class Constants {
    private Constants() {}

    /**
     * The constant of a value.
     *
     * @param <T> the list
     * @param all its constants
     * @param json the JSON form
     * @return the constant
     * @throws JsonException when there is none
     */
    public static <T extends JsonValue> T find(T[] all, Object json) {
        Object wire = json instanceof Long value ? (Object) Decoders.int32(value) : json;
        for (T constant : all) {
            if (constant.toJson().equals(wire)) {
                return constant;
            }
        }
        String name = all.getClass().getComponentType().getSimpleName();
        throw new JsonException("expected a constant of " + name + ", got another value");
    }
}
