package vendorclient;

import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.JsonValue;

/** Address of a contract, or another address that a message can have. Equal ones have the same text. */
public final class Address implements JsonValue {
    /** The empty address, which messages and storage fields may hold. */
    public static final Address NONE = new Address("");

    private static final Pattern FORM =
            Pattern.compile("(?:([0-9a-fA-F]{64})::|(-?\\d{1,10}:))?([0-9a-fA-F]{64})");
    private static final int SHOWN = 140;
    private final String text;

    private Address(String text) {
        this.text = text;
    }

    /**
     * Reads the text of an address.
     *
     * @param text {@code <dapp_id>::<account_id>}, {@code 0:<account_id>} or the account id, 64 hex characters each
     * @return the address; a bare account id is one of workchain 0
     * @throws IllegalArgumentException when the text has another form
     */
    public static Address of(String text) {
        Matcher found = FORM.matcher(Objects.requireNonNull(text, "the address is null"));
        if (!found.matches()) {
            String shown = text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
            throw new IllegalArgumentException(
                    "Invalid address: expected <dapp_id>::<account_id>, 0:<account_id> or 64 hex characters, got " + shown);
        }
        boolean isBare = found.group(1) == null && found.group(2) == null;
        return new Address((isBare ? "0:" + text : text).toLowerCase(Locale.ROOT));
    }

    /**
     * An account with its Dapp ID.
     *
     * @param dappId 64 hex characters
     * @param accountId 64 hex characters
     * @return the address
     * @throws IllegalArgumentException when one of them has another form
     */
    public static Address of(String dappId, String accountId) {
        return of(dappId + "::" + accountId);
    }

    /**
     * Takes an address as the library writes it, in any of its forms.
     *
     * @param json the text
     * @return the address
     * @throws vendorclient.json.JsonException when it is not a text
     */
    public static Address fromJson(@Nullable Object json) {
        return new Address(Decoders.string(json));
    }

    /**
     * The account id.
     *
     * @return 64 hex characters
     * @throws IllegalStateException when this is not the address of an account
     */
    public String accountId() {
        Matcher found = FORM.matcher(text);
        if (!found.matches()) {
            throw new IllegalStateException("Not the address of an account: " + text);
        }
        return found.group(3);
    }

    /**
     * The Dapp ID.
     *
     * @return 64 hex characters, or {@code null}
     */
    public @Nullable String dappId() {
        Matcher found = FORM.matcher(text);
        return found.matches() ? found.group(1) : null;
    }

    /** The workchain; 0 for an address with a Dapp ID or of another form. */
    long workchain() {
        Matcher found = FORM.matcher(text);
        return found.matches() && found.group(2) != null ? Long.parseLong(found.group(2).replace(":", "")) : 0;
    }

    @Override
    public String toJson() {
        return text;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Address other && text.equals(other.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /**
     * The text of the address.
     *
     * @return {@code <dapp_id>::<account_id>} or {@code <workchain>:<account_id>}; empty for {@link #NONE}
     */
    @Override
    public String toString() {
        return text;
    }
}
