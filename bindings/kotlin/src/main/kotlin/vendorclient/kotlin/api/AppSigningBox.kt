// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.AppObject
import vendorclient.api.crypto.ParamsOfAppSigningBox
import vendorclient.api.crypto.ResultOfAppSigningBox
import vendorclient.kotlin.suspendingObject

/**
 * A signing box implemented by the application.
 *
 * An exception refuses a request; its message reaches the caller of the function that needed the answer. Functions run
 * on `Dispatchers.Default` and may call the library; requests may run at once, notifications one after another. The
 * coroutine is cancelled when an answer is no longer wanted.
 */
public interface AppSigningBox {
    /** Asked: Requests its public key. */
    public suspend fun getPublicKey(): ResultOfAppSigningBox.GetPublicKey

    /** Asked: Requests a signature. */
    public suspend fun sign(request: ParamsOfAppSigningBox.Sign): ResultOfAppSigningBox.Sign
}

internal fun untyped(handler: AppSigningBox): AppObject = suspendingObject { data ->
    val request = ParamsOfAppSigningBox.fromJson(data)
    if (request is ParamsOfAppSigningBox.GetPublicKey) return@suspendingObject handler.getPublicKey()
    if (request is ParamsOfAppSigningBox.Sign) return@suspendingObject handler.sign(request)
    throw UnsupportedOperationException("The type of the request is not known")
}
