package vendorclient;

import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.JsonException;
import vendorclient.json.JsonValue;

/** A value of the ABI types {@code bytes} and {@code fixedbytes}: an array that does not change and is compared by its content. */
public final class Bytes implements JsonValue {
    /** Without any byte. */
    public static final Bytes EMPTY = new Bytes(new byte[0]);

    private static final HexFormat HEX = HexFormat.of();
    private final byte[] content;

    private Bytes(byte[] content) {
        this.content = content;
    }

    /**
     * A copy of an array.
     *
     * @param content the bytes
     * @return the value
     */
    public static Bytes of(byte... content) {
        return content.length == 0 ? EMPTY : new Bytes(content.clone());
    }

    /**
     * Reads hex.
     *
     * @param text two hex characters for each byte
     * @return the value
     * @throws IllegalArgumentException when it is not hex
     */
    public static Bytes ofHex(String text) {
        return text.isEmpty() ? EMPTY : new Bytes(HEX.parseHex(text));
    }

    /**
     * Reads the JSON form, hex.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     * @throws JsonException when it is not hex
     */
    public static Bytes fromJson(@Nullable Object json) {
        try {
            return ofHex(Decoders.string(json));
        } catch (IllegalArgumentException error) {
            throw new JsonException("expected hex, got another text");
        }
    }

    /**
     * Number of bytes.
     *
     * @return the number
     */
    public int size() {
        return content.length;
    }

    /**
     * A copy of the bytes.
     *
     * @return the array
     */
    public byte[] toByteArray() {
        return content.clone();
    }

    /**
     * The bytes as hex.
     *
     * @return two hex characters for each byte
     */
    public String toHex() {
        return HEX.formatHex(content);
    }

    @Override
    public String toJson() {
        return toHex();
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof Bytes other && Arrays.equals(content, other.content);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(content);
    }

    /** The bytes as hex. */
    @Override
    public String toString() {
        return toHex();
    }
}
