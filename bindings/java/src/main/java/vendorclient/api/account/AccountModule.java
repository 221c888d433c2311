// Generated from the definitions of the API.
package vendorclient.api.account;

import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.net.NetErrorCode;
import vendorclient.api.processing.ProcessingErrorCode;
import vendorclient.api.proofs.ProofsErrorCode;

/** Account states. */
public final class AccountModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public AccountModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Returns the current state of an account.
     *
     * <p>The form of the request depends on the version of the node. If the version is unknown, the form with a Dapp ID
     * is tried first and, after a 400, the older form. A node that knows the account under another Dapp ID returns its
     * real one.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#HTTP_REQUEST_CREATE_ERROR}
     * (10), {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR}
     * (12), {@link ProcessingErrorCode#INVALID_DATA} (512), {@link ProcessingErrorCode#DAPP_ID_REQUIRED} (518), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#NOT_FOUND} (622), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link
     * ProofsErrorCode#INTERNAL_ERROR} (903), {@link ProofsErrorCode#INVALID_DATA} (901), {@link
     * ProofsErrorCode#PROOF_CHECK_FAILED} (902).
     *
     * @param params An account.
     * @return the call; its result: The state of an account.
     */
    public Call<ResultOfGetAccount> getAccount(ParamsOfGetAccount params) {
        return getAccount(params, CallOptions.NONE);
    }

    /**
     * Returns the current state of an account.
     *
     * <p>The form of the request depends on the version of the node. If the version is unknown, the form with a Dapp ID
     * is tried first and, after a 400, the older form. A node that knows the account under another Dapp ID returns its
     * real one.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#HTTP_REQUEST_CREATE_ERROR}
     * (10), {@link AccountErrorCode#HTTP_REQUEST_SEND_ERROR} (11), {@link AccountErrorCode#HTTP_REQUEST_PARSE_ERROR}
     * (12), {@link ProcessingErrorCode#INVALID_DATA} (512), {@link ProcessingErrorCode#DAPP_ID_REQUIRED} (518), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#NOT_FOUND} (622), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link
     * ProofsErrorCode#INTERNAL_ERROR} (903), {@link ProofsErrorCode#INVALID_DATA} (901), {@link
     * ProofsErrorCode#PROOF_CHECK_FAILED} (902).
     *
     * @param params An account.
     * @param options how to call
     * @return the call; its result: The state of an account.
     */
    public Call<ResultOfGetAccount> getAccount(ParamsOfGetAccount params, CallOptions options) {
        return caller.call("account.get_account", params, ResultOfGetAccount::fromJson, options);
    }
}
