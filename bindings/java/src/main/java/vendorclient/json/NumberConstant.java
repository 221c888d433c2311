package vendorclient.json;

/** A named number of the API, an error code for example. */
public interface NumberConstant extends JsonValue {
    /**
     * The number.
     *
     * @return the value on the wire
     */
    int wire();

    @Override
    default Object toJson() {
        return wire();
    }
}
