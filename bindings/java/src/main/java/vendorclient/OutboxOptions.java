package vendorclient;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How a call is kept in the outbox: {@code OutboxOptions.key("invoice-17").withGroup("payouts")}.
 *
 * @param key idempotency key, 1 to 256 characters: the same key never sends a second message on this network. {@code null} without key
 * @param group entries of a group are sent one after the other. {@code null} for the account and the key that signs
 * @param notBefore nothing leaves before this time, {@code null} for at once
 * @param giveUpAt nothing leaves after this time, and no message lives longer, {@code null} for no such time
 * @param signer name of a signer that any connection registers. {@code null} for the signer of the contract, which signs at its turn if it has a name, else at once without later replacements
 * @param unprotected whether the contract does not protect itself from copies of the message
 */
public record OutboxOptions(
        @Nullable String key,
        @Nullable String group,
        @Nullable Instant notBefore,
        @Nullable Instant giveUpAt,
        @Nullable String signer,
        boolean unprotected) {
    /** No key, and nothing special. */
    public static final OutboxOptions NONE = new OutboxOptions(null, null, null, null, null, false);

    /**
     * An entry with a key.
     *
     * @param key the idempotency key
     * @return the options
     */
    public static OutboxOptions key(String key) {
        return new OutboxOptions(key, null, null, null, null, false);
    }

    /**
     * The same in another group.
     *
     * @param group its name
     * @return the changed copy
     */
    public OutboxOptions withGroup(@Nullable String group) {
        return new OutboxOptions(key, group, notBefore, giveUpAt, signer, unprotected);
    }

    /**
     * The same with another beginning.
     *
     * @param moment nothing leaves before
     * @return the changed copy
     */
    public OutboxOptions withNotBefore(@Nullable Instant moment) {
        return new OutboxOptions(key, group, moment, giveUpAt, signer, unprotected);
    }

    /**
     * The same with another end.
     *
     * @param moment nothing leaves after
     * @return the changed copy
     */
    public OutboxOptions withGiveUpAt(@Nullable Instant moment) {
        return new OutboxOptions(key, group, notBefore, moment, signer, unprotected);
    }

    /**
     * The same with another signer.
     *
     * @param name its name
     * @return the changed copy
     */
    public OutboxOptions withSigner(@Nullable String name) {
        return new OutboxOptions(key, group, notBefore, giveUpAt, name, unprotected);
    }

    /**
     * The same for a contract that does not protect itself from copies of the message.
     *
     * @return the changed copy
     */
    public OutboxOptions withoutProtection() {
        return new OutboxOptions(key, group, notBefore, giveUpAt, signer, true);
    }
}
