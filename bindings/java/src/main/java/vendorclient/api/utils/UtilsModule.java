// Generated from the definitions of the API.
package vendorclient.api.utils;

import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.client.ClientErrorCode;

/** Addresses. */
public final class UtilsModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public UtilsModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Converts an address between textual forms.
     *
     * <p>Errors: {@link ClientErrorCode#INVALID_ADDRESS} (4).
     *
     * @param params An address and the form to give it.
     * @return the call; its result: The converted address.
     */
    public Call<ResultOfConvertAddress> convertAddress(ParamsOfConvertAddress params) {
        return convertAddress(params, CallOptions.NONE);
    }

    /**
     * Converts an address between textual forms.
     *
     * <p>Errors: {@link ClientErrorCode#INVALID_ADDRESS} (4).
     *
     * @param params An address and the form to give it.
     * @param options how to call
     * @return the call; its result: The converted address.
     */
    public Call<ResultOfConvertAddress> convertAddress(ParamsOfConvertAddress params, CallOptions options) {
        return caller.call("utils.convert_address", params, ResultOfConvertAddress::fromJson, options);
    }

    /**
     * Tells the form in which an address is written.
     *
     * <p>Errors: {@link ClientErrorCode#INVALID_ADDRESS} (4).
     *
     * @param params An address.
     * @return the call; its result: Form of an address.
     */
    public Call<ResultOfGetAddressType> getAddressType(ParamsOfGetAddressType params) {
        return getAddressType(params, CallOptions.NONE);
    }

    /**
     * Tells the form in which an address is written.
     *
     * <p>Errors: {@link ClientErrorCode#INVALID_ADDRESS} (4).
     *
     * @param params An address.
     * @param options how to call
     * @return the call; its result: Form of an address.
     */
    public Call<ResultOfGetAddressType> getAddressType(ParamsOfGetAddressType params, CallOptions options) {
        return caller.call("utils.get_address_type", params, ResultOfGetAddressType::fromJson, options);
    }
}
