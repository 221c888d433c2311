// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** How final a transaction is. Extension of the published interface. */
public final class Finality extends StringConstant {
    /** A node executed the message but reports no block yet; the transaction may still be lost. */
    public static final Finality ACCEPTED = new Finality("accepted", "ACCEPTED");

    /** The transaction is in a block that may still be replaced. */
    public static final Finality IN_BLOCK = new Finality("in_block", "IN_BLOCK");

    /** The network reports the transaction as final. */
    public static final Finality FINAL = new Finality("final", "FINAL");

    /** Signatures of the network prove the transaction; requested with {@code verify}. */
    public static final Finality PROVED = new Finality("proved", "PROVED");

    private Finality(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static Finality of(String wire) {
        return switch (wire) {
            case "accepted" -> ACCEPTED;
            case "in_block" -> IN_BLOCK;
            case "final" -> FINAL;
            case "proved" -> PROVED;
            default -> new Finality(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<Finality> known() {
        return List.of(ACCEPTED, IN_BLOCK, FINAL, PROVED);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static Finality fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
