package vendorclient.json;

/**
 * A named text of the API. A newer daemon may send one that this version does not know; it is kept, so these are no
 * enumerations. Constants are compared with {@code equals}; known ones are the same objects.
 */
public abstract class StringConstant implements JsonValue {
    private final String wire;
    private final String name;

    /**
     * A constant.
     *
     * @param wire value on the wire
     * @param name name of the static field, {@code null} when this version does not know it
     */
    protected StringConstant(String wire, String name) {
        this.wire = wire;
        this.name = name;
    }

    /**
     * The text.
     *
     * @return the value on the wire
     */
    public final String wire() {
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
        return object instanceof StringConstant other && getClass() == other.getClass() && wire.equals(other.wire);
    }

    @Override
    public final int hashCode() {
        return wire.hashCode();
    }

    /**
     * For people: the value on the wire.
     *
     * @return the text
     */
    @Override
    public final String toString() {
        return wire;
    }
}
