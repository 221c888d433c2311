// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.client.AppRequestResult
import vendorclient.api.client.ClientConfig
import vendorclient.api.client.ClientModule
import vendorclient.api.client.ParamsOfResolveAppRequest
import vendorclient.api.client.ResultOfBuildInfo
import vendorclient.api.client.ResultOfGetApiReference
import vendorclient.api.client.ResultOfVersion
import vendorclient.kotlin.result

/** Information about the library, and answers to its requests. */
public class ClientFunctions(caller: Caller) {
    private val java = ClientModule(caller)

    /** Returns the machine-readable description of the API. */
    public suspend fun getApiReference(options: CallOptions = CallOptions.NONE): ResultOfGetApiReference =
        java.getApiReference(options).result()

    /** Returns the version of the library. */
    public suspend fun version(options: CallOptions = CallOptions.NONE): ResultOfVersion =
        java.version(options).result()

    /**
     * Returns the effective configuration, including defaults.
     *
     * Fields without a value and a default are null. Secrets (access_key, api_token) are shown only to the connection
     * that set them.
     */
    public suspend fun config(options: CallOptions = CallOptions.NONE): ClientConfig =
        java.config(options).result()

    /** Returns the build number and the fingerprints of the main dependencies. */
    public suspend fun buildInfo(options: CallOptions = CallOptions.NONE): ResultOfBuildInfo =
        java.buildInfo(options).result()

    /**
     * Answers a request from the library to the application.
     *
     * An invalid answer (wrong variant or shape) fails the call that waits for it; this call still succeeds.
     * @param appRequestId Id received with the request.
     * @param result Result of the request.
     */
    public suspend fun resolveAppRequest(
        appRequestId: Long,
        result: AppRequestResult,
        options: CallOptions = CallOptions.NONE,
    ) {
        java.resolveAppRequest(ParamsOfResolveAppRequest(appRequestId, result), options).result()
    }
}
