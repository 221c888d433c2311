// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.AppObject
import vendorclient.api.policy.ParamsOfAppApprover
import vendorclient.api.policy.ResultOfAppApprover
import vendorclient.kotlin.suspendingObject

/**
 * Decides whether messages that need approval are signed and sent.
 *
 * An exception refuses a request; its message reaches the caller of the function that needed the answer. Functions run
 * on `Dispatchers.Default` and may call the library; requests may run at once, notifications one after another. The
 * coroutine is cancelled when an answer is no longer wanted.
 */
public interface AppApprover {
    /** Asked: Request to an approver. */
    public suspend fun approve(request: ParamsOfAppApprover.Approve): ResultOfAppApprover.Approve
}

internal fun untyped(handler: AppApprover): AppObject = suspendingObject { data ->
    val request = ParamsOfAppApprover.fromJson(data)
    if (request is ParamsOfAppApprover.Approve) return@suspendingObject handler.approve(request)
    throw UnsupportedOperationException("The type of the request is not known")
}
