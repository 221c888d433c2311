// Generated from the definitions of the API.
package vendorclient.api.client;

import org.jspecify.annotations.Nullable;
import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.json.Decoders;

/** Information about the library, and answers to its requests. */
public final class ClientModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public ClientModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Returns the machine-readable description of the API.
     *
     * @return the call; its result: The API reference.
     */
    public Call<ResultOfGetApiReference> getApiReference() {
        return getApiReference(CallOptions.NONE);
    }

    /**
     * Returns the machine-readable description of the API.
     *
     * @param options how to call
     * @return the call; its result: The API reference.
     */
    public Call<ResultOfGetApiReference> getApiReference(CallOptions options) {
        return caller.call("client.get_api_reference", null, ResultOfGetApiReference::fromJson, options);
    }

    /**
     * Returns the version of the library.
     *
     * @return the call; its result: The version of the library.
     */
    public Call<ResultOfVersion> version() {
        return version(CallOptions.NONE);
    }

    /**
     * Returns the version of the library.
     *
     * @param options how to call
     * @return the call; its result: The version of the library.
     */
    public Call<ResultOfVersion> version(CallOptions options) {
        return caller.call("client.version", null, ResultOfVersion::fromJson, options);
    }

    /**
     * Returns the effective configuration, including defaults.
     *
     * <p>Fields without a value and a default are null. Secrets (access_key, api_token) are shown only to the
     * connection that set them.
     *
     * @return the call; its result: Configuration of a client.
     */
    public Call<ClientConfig> config() {
        return config(CallOptions.NONE);
    }

    /**
     * Returns the effective configuration, including defaults.
     *
     * <p>Fields without a value and a default are null. Secrets (access_key, api_token) are shown only to the
     * connection that set them.
     *
     * @param options how to call
     * @return the call; its result: Configuration of a client.
     */
    public Call<ClientConfig> config(CallOptions options) {
        return caller.call("client.config", null, ClientConfig::fromJson, options);
    }

    /**
     * Returns the build number and the fingerprints of the main dependencies.
     *
     * @return the call; its result: Build information.
     */
    public Call<ResultOfBuildInfo> buildInfo() {
        return buildInfo(CallOptions.NONE);
    }

    /**
     * Returns the build number and the fingerprints of the main dependencies.
     *
     * @param options how to call
     * @return the call; its result: Build information.
     */
    public Call<ResultOfBuildInfo> buildInfo(CallOptions options) {
        return caller.call("client.build_info", null, ResultOfBuildInfo::fromJson, options);
    }

    /**
     * Answers a request from the library to the application.
     *
     * <p>An invalid answer (wrong variant or shape) fails the call that waits for it; this call still succeeds.
     *
     * <p>Errors: {@link AccountErrorCode#NO_SUCH_REQUEST} (27), {@link AccountErrorCode#CAN_NOT_SEND_REQUEST_RESULT}
     * (28).
     *
     * @param params Answer to a request from the library.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> resolveAppRequest(ParamsOfResolveAppRequest params) {
        return resolveAppRequest(params, CallOptions.NONE);
    }

    /**
     * Answers a request from the library to the application.
     *
     * <p>An invalid answer (wrong variant or shape) fails the call that waits for it; this call still succeeds.
     *
     * <p>Errors: {@link AccountErrorCode#NO_SUCH_REQUEST} (27), {@link AccountErrorCode#CAN_NOT_SEND_REQUEST_RESULT}
     * (28).
     *
     * @param params Answer to a request from the library.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> resolveAppRequest(ParamsOfResolveAppRequest params, CallOptions options) {
        return caller.call("client.resolve_app_request", params, Decoders::nothing, options);
    }
}
