// Generated from the definitions of the API.
package vendorclient.api.processing;

import vendorclient.json.Constants;
import vendorclient.json.StringConstant;

/** How far the network has gone with a transaction. Extension of the published interface. */
public enum Finality implements StringConstant {
    /** A node executed the message and reports no block yet; the transaction may still be lost. */
    ACCEPTED("accepted"),

    /** The transaction is in a block that may still be replaced. */
    IN_BLOCK("in_block"),

    /** The network shows the transaction as final. */
    FINAL("final"),

    /** Signatures of the network prove the transaction; asked for with {@code verify}. */
    PROVED("proved");

    private final String wire;

    Finality(String wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static Finality fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public String wire() {
        return wire;
    }
}
