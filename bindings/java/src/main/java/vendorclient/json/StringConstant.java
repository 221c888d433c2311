package vendorclient.json;

/** A named text of the API. */
public interface StringConstant extends JsonValue {
    /**
     * The text.
     *
     * @return the value on the wire
     */
    String wire();

    @Override
    default Object toJson() {
        return wire();
    }
}
