package vendorclient.json;

/**
 * A named number of the API, an error code for example. A newer daemon may send one that this version does not know; it is kept, so these are no
 * enumerations. Constants are compared with {@code equals}; known ones are the same objects.
 */
public abstract class NumberConstant implements JsonValue {
    private final int wire;
    private final String name;

    /**
     * A constant.
     *
     * @param wire value on the wire
     * @param name name of the static field, {@code null} when this version does not know it
     */
    protected NumberConstant(int wire, String name) {
        this.wire = wire;
        this.name = name;
    }

    /**
     * The number.
     *
     * @return the value on the wire
     */
    public final int wire() {
        return wire;
    }

    /**
     * Whether this version has a name for it.
     *
     * @return false for a constant of a newer daemon
     */
    public final boolean isKnown() {
        return name != null;
    }

    @Override
    public final Object toJson() {
        return wire;
    }

    @Override
    public final boolean equals(Object object) {
        return object instanceof NumberConstant other && getClass() == other.getClass() && wire == other.wire;
    }

    @Override
    public final int hashCode() {
        return Integer.hashCode(wire);
    }

    /**
     * For people: the name, or the number of an unknown one.
     *
     * @return the text
     */
    @Override
    public final String toString() {
        return isKnown() ? name : Integer.toString(wire);
    }
}
