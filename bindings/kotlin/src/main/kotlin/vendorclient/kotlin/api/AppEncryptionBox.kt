// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.AppObject
import vendorclient.api.crypto.ParamsOfAppEncryptionBox
import vendorclient.api.crypto.ResultOfAppEncryptionBox
import vendorclient.kotlin.suspendingObject

/**
 * An encryption box implemented by the application.
 *
 * An exception refuses a request; its message reaches the caller of the function that needed the answer. Functions run
 * on `Dispatchers.Default` and may call the library; requests may run at once, notifications one after another. The
 * coroutine is cancelled when an answer is no longer wanted.
 */
public interface AppEncryptionBox {
    /** Asked: Requests information about the box. */
    public suspend fun getInfo(): ResultOfAppEncryptionBox.GetInfo

    /** Asked: Requests encryption of data. */
    public suspend fun encrypt(request: ParamsOfAppEncryptionBox.Encrypt): ResultOfAppEncryptionBox.Encrypt

    /** Asked: Requests decryption of data. */
    public suspend fun decrypt(request: ParamsOfAppEncryptionBox.Decrypt): ResultOfAppEncryptionBox.Decrypt
}

internal fun untyped(handler: AppEncryptionBox): AppObject = suspendingObject { data ->
    val request = ParamsOfAppEncryptionBox.fromJson(data)
    if (request is ParamsOfAppEncryptionBox.GetInfo) return@suspendingObject handler.getInfo()
    if (request is ParamsOfAppEncryptionBox.Encrypt) return@suspendingObject handler.encrypt(request)
    if (request is ParamsOfAppEncryptionBox.Decrypt) return@suspendingObject handler.decrypt(request)
    throw UnsupportedOperationException("The type of the request is not known")
}
