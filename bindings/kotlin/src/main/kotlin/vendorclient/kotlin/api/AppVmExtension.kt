// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.AppObject
import vendorclient.api.tvm.ParamsOfAppVmExtension
import vendorclient.api.tvm.ResultOfAppVmExtension
import vendorclient.kotlin.suspendingObject

/**
 * An extension of the virtual machine implemented by the application.
 *
 * An exception refuses a request; its message reaches the caller of the function that needed the answer. Functions run
 * on `Dispatchers.Default` and may call the library; requests may run at once, notifications one after another. The
 * coroutine is cancelled when an answer is no longer wanted.
 */
public interface AppVmExtension {
    /** Asked: Requests verification of a proof. */
    public suspend fun verify(request: ParamsOfAppVmExtension.Verify): ResultOfAppVmExtension.Verify
}

internal fun untyped(handler: AppVmExtension): AppObject = suspendingObject { data ->
    val request = ParamsOfAppVmExtension.fromJson(data)
    if (request is ParamsOfAppVmExtension.Verify) return@suspendingObject handler.verify(request)
    throw UnsupportedOperationException("The type of the request is not known")
}
