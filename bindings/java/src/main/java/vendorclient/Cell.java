package vendorclient;

import java.util.Base64;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.JsonValue;

/**
 * A value of the ABI type {@code cell}, with the cells below it, as a BOC. The functions of the module {@code boc} take and return
 * {@link #boc()}: {@code encodeBoc} makes one, {@code getBocHash} returns its hash. Two are equal if their BOCs are.
 */
public final class Cell implements JsonValue {
    /** The cell without data and references. */
    public static final Cell EMPTY = new Cell("te6ccgEBAQEAAgAAAA==");

    private final String boc;

    private Cell(String boc) {
        this.boc = boc;
    }

    /**
     * The root of a BOC.
     *
     * @param boc the BOC, base64
     * @return the cell
     */
    public static Cell ofBoc(String boc) {
        return new Cell(Objects.requireNonNull(boc, "the BOC is null"));
    }

    /**
     * The root of a BOC.
     *
     * @param boc the BOC
     * @return the cell
     */
    public static Cell ofBoc(byte[] boc) {
        return new Cell(Base64.getEncoder().encodeToString(boc));
    }

    /**
     * Reads the JSON form, a BOC in base64.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     * @throws vendorclient.json.JsonException when it is not a text
     */
    public static Cell fromJson(@Nullable Object json) {
        return new Cell(Decoders.string(json));
    }

    /**
     * The BOC.
     *
     * @return base64
     */
    public String boc() {
        return boc;
    }

    /**
     * The BOC as bytes.
     *
     * @return the bytes
     * @throws IllegalArgumentException when it was given in another form than base64
     */
    public byte[] toByteArray() {
        return Base64.getDecoder().decode(boc);
    }

    @Override
    public String toJson() {
        return boc;
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof Cell other && boc.equals(other.boc);
    }

    @Override
    public int hashCode() {
        return boc.hashCode();
    }

    /** The BOC, base64. */
    @Override
    public String toString() {
        return boc;
    }
}
