// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.AppObject
import vendorclient.api.crypto.ParamsOfAppPasswordProvider
import vendorclient.api.crypto.ResultOfAppPasswordProvider
import vendorclient.kotlin.suspendingObject

/**
 * Provides the password of a crypto box, encrypted for the library.
 *
 * An exception refuses a request; its message reaches the caller of the function that needed the answer. Functions run
 * on `Dispatchers.Default` and may call the library; requests may run at once, notifications one after another. The
 * coroutine is cancelled when an answer is no longer wanted.
 */
public interface AppPasswordProvider {
    /** Asked: Requests the password. */
    public suspend fun getPassword(request: ParamsOfAppPasswordProvider.GetPassword): ResultOfAppPasswordProvider.GetPassword
}

internal fun untyped(handler: AppPasswordProvider): AppObject = suspendingObject { data ->
    val request = ParamsOfAppPasswordProvider.fromJson(data)
    if (request is ParamsOfAppPasswordProvider.GetPassword) return@suspendingObject handler.getPassword(request)
    throw UnsupportedOperationException("The type of the request is not known")
}
