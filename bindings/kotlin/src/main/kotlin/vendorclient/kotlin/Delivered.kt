package vendorclient.kotlin

import vendorclient.api.client.ClientError
import vendorclient.api.inbox.InboxDeposit
import vendorclient.api.outbox.OutboxEntry
import vendorclient.api.outbox.OutboxState
import vendorclient.api.tvm.TransactionFees

/**
 * The end of an entry of the outbox, delivered until it is acknowledged.
 *
 * @property java The same of the Java binding.
 */
public class DeliveredResult(public val java: vendorclient.DeliveredResult) {
    /** Its place among the results of the outbox, 16 digits. */
    public val number: String
        get() = java.number()

    /** The key of the entry, or `null`. */
    public val key: String?
        get() = java.key()

    /** The group of the entry. */
    public val group: String
        get() = java.group()

    /** How the entry ended. */
    public val state: OutboxState
        get() = java.state()

    /** Hash of the transaction, `null` when nothing was executed. */
    public val transactionId: String?
        get() = java.transactionId()

    /** Cost of the transaction, `null` when nothing was executed. */
    public val fees: TransactionFees?
        get() = java.fees()

    /** Why the entry ended without success; `null` for one that was executed. */
    public val error: ClientError?
        get() = java.error()

    /** Everything about the entry, as it was then. */
    public val entry: OutboxEntry
        get() = java.entry()

    /** Marks the result as done: it never comes again. Results that are not acknowledged come again with the next flow. */
    public suspend fun acknowledge() {
        java.acknowledge().result()
    }

    override fun toString(): String = java.toString()
}

/**
 * An item of the inbox, delivered until it is acknowledged.
 *
 * @property java The same of the Java binding.
 */
public class DeliveredDeposit(public val java: vendorclient.DeliveredDeposit) {
    /** Its place among the deposits of its name, 16 digits. */
    public val number: String
        get() = java.number()

    /** What an account received in one transaction. Credit money only for the kind `DEPOSIT`. */
    public val deposit: InboxDeposit
        get() = java.deposit()

    /**
     * Marks this deposit and all before it under its name as done: they never come again. Deposits that are not acknowledged come again
     * with the next flow.
     */
    public suspend fun acknowledge() {
        java.acknowledge().result()
    }

    override fun toString(): String = java.toString()
}
