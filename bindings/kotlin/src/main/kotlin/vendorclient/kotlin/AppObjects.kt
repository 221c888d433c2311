package vendorclient.kotlin

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.future.future
import vendorclient.AppObject

/** An app object whose requests are coroutines: the library cancels those whose answer it no longer wants. */
internal fun suspendingObject(handle: suspend (Any?) -> Any?): AppObject {
    val requests = CoroutineScope(SupervisorJob() + Dispatchers.Default)
    return AppObject { data -> requests.future { handle(data) } }
}
