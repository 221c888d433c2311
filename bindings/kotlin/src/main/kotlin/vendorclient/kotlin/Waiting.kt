package vendorclient.kotlin

import java.util.concurrent.CompletableFuture
import java.util.concurrent.Flow.Publisher
import java.util.concurrent.Flow.Subscriber
import java.util.concurrent.Flow.Subscription
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.resume
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.emitAll
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.future.await
import kotlinx.coroutines.runInterruptible
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlinx.coroutines.withContext
import vendorclient.Call

/**
 * Waits for the result of a call. Cancelling the coroutine cancels the call; the exception says what became of its message:
 * `error.outcome`.
 */
public suspend fun <T> Call<T>.result(): T {
    try {
        suspendCancellableCoroutine<Unit> { continuation ->
            continuation.invokeOnCancellation { cancel(true) }
            val dispatcher = continuation.context[ContinuationInterceptor] as? CoroutineDispatcher
            if (dispatcher?.isDispatchNeeded(continuation.context) == true) {
                onArrival { continuation.resume(Unit) }
            } else {
                // What follows runs where this does, which must not be the thread that reads.
                whenComplete { _, _ -> continuation.resume(Unit) }
            }
        }
    } catch (cancelled: CancellationException) {
        throw cancelled.withFacts(facts())
    }
    // It has ended: nothing waits here, and an error gets its own trace.
    return await()
}

/** The items of a publisher, asked for one by one. Ending the flow cancels the subscription. */
public fun <T : Any> Publisher<T>.asFlow(): Flow<T> = flow {
    val items = Channel<T>(1)
    val subscribed = CompletableFuture<Subscription>()
    subscribe(object : Subscriber<T> {
        override fun onSubscribe(subscription: Subscription) {
            subscribed.complete(subscription)
        }

        override fun onNext(item: T) {
            items.trySend(item)
        }

        override fun onError(error: Throwable) {
            items.close(error)
        }

        override fun onComplete() {
            items.close()
        }
    })
    try {
        val subscription = subscribed.await()
        subscription.request(1)
        for (item in items) {
            emit(item)
            subscription.request(1)
        }
    } finally {
        subscribed.thenAccept { it.cancel() }
    }
}

/** The items of a publisher that is made for each collector, and closed after it. */
internal fun <T : Any, P> closingFlow(publisher: () -> P): Flow<T> where P : Publisher<T>, P : AutoCloseable = flow {
    publisher().use { emitAll(it.asFlow()) }
}

/** Runs what waits, on a thread for such work; cancelling the coroutine interrupts it. */
internal suspend fun <T> waiting(work: () -> T): T = runInterruptible(Dispatchers.IO, work)

/** The same for what has to be closed. If the coroutine was cancelled meanwhile, its caller does not get it, and it is closed here. */
internal suspend fun <T : AutoCloseable> opening(work: () -> T): T {
    var opened: T? = null
    try {
        return waiting { work().also { opened = it } }
    } catch (cancelled: CancellationException) {
        withContext(NonCancellable + Dispatchers.IO) { opened?.close() }
        throw cancelled
    }
}
