package vendorclient.kotlin

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.TimeoutCancellationException
import vendorclient.CallCancelledException
import vendorclient.MessageFacts
import vendorclient.api.processing.Outcome

/**
 * What the exception says of the messages of its call, however the call ended: a `ClientException`, a cancelled coroutine, or
 * the end of `withTimeout`. If it ended several calls at once, the outcome is `unknown` unless all have the same one. Calls that
 * ended before with a result are not counted: put one payment into one `withTimeout`.
 */
public val Throwable.messageFacts: MessageFacts
    get() {
        val found = generateSequence(this) { it.cause }
            .flatMap { error -> sequenceOf(error) + error.suppressed.filterIsInstance<CallCancelledException>() }
            .map { MessageFacts.of(it) }
            .filter { it.outcome() != null }
            .distinct()
            .toList()
        return if (found.size < 2) found.firstOrNull() ?: MessageFacts.NONE else cautious(found)
    }

/**
 * Outcome of the message of the call; `null` for a call that does not send messages. Repeat a payment only after
 * `Outcome.NOT_EXECUTED`.
 */
public val Throwable.outcome: Outcome?
    get() = messageFacts.outcome()

/** When a refused message can no longer be executed, Unix time in s; `null` when its message has no expiration: treat it as unknown then. */
public val Throwable.settlesAt: Long?
    get() = messageFacts.settlesAt()

/** Hash of the message that was sent or may have been; `null` if nothing was sent. */
public val Throwable.messageHash: String?
    get() = messageFacts.messageHash()

/** Hash of the transaction, with the outcomes `failed` and `executed`; otherwise `null`. */
public val Throwable.transactionId: String?
    get() = messageFacts.transactionId()

private fun cautious(found: List<MessageFacts>): MessageFacts {
    val outcome = found.map { it.outcome() }.distinct().singleOrNull() ?: Outcome.UNKNOWN
    val last = found.lastOrNull { it.messageHash() != null }
    val hashes = found.flatMap { it.messageHashes() }.distinct()
    return MessageFacts(outcome, null, last?.messageHash(), last?.expireAt(), null, hashes)
}

/** The end of a cancelled call: `withTimeout` must know its own exception again, so that it gets the facts beside it. */
internal fun CancellationException.withFacts(facts: MessageFacts): CancellationException = when {
    facts.outcome() == null -> this
    this is TimeoutCancellationException -> apply {
        val known = CallCancelledException("The call passed its time limit", facts)
        // This may be a copy with another trace: `withTimeout` throws the original.
        generateSequence<Throwable>(this) { it.cause }.forEach { it.addSuppressed(known) }
    }
    else -> CallCancelledException("The call was cancelled", facts).also { it.initCause(this) }
}
