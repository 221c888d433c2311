// Generated from the definitions of the API.
package vendorclient.api.utils;

import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.api.boc.BocErrorCode;
import vendorclient.api.tvm.TvmErrorCode;

/** Addresses, storage fees and compression. */
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
     * <p>Errors: {@link AccountErrorCode#INVALID_ADDRESS} (4).
     *
     * @param params An address and its target form.
     * @return the call; its result: The converted address.
     */
    public Call<ResultOfConvertAddress> convertAddress(ParamsOfConvertAddress params) {
        return convertAddress(params, CallOptions.NONE);
    }

    /**
     * Converts an address between textual forms.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_ADDRESS} (4).
     *
     * @param params An address and its target form.
     * @param options how to call
     * @return the call; its result: The converted address.
     */
    public Call<ResultOfConvertAddress> convertAddress(ParamsOfConvertAddress params, CallOptions options) {
        return caller.call("utils.convert_address", params, ResultOfConvertAddress::fromJson, options);
    }

    /**
     * Detects the form of an address.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_ADDRESS} (4).
     *
     * @param params An address.
     * @return the call; its result: Form of an address.
     */
    public Call<ResultOfGetAddressType> getAddressType(ParamsOfGetAddressType params) {
        return getAddressType(params, CallOptions.NONE);
    }

    /**
     * Detects the form of an address.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_ADDRESS} (4).
     *
     * @param params An address.
     * @param options how to call
     * @return the call; its result: Form of an address.
     */
    public Call<ResultOfGetAddressType> getAddressType(ParamsOfGetAddressType params, CallOptions options) {
        return caller.call("utils.get_address_type", params, ResultOfGetAddressType::fromJson, options);
    }

    /**
     * Calculates the storage fee of an account over a period.
     *
     * <p>Uses the prices of the built-in blockchain configuration. The size is the one stored in the account, with
     * which nodes calculate; the cells are not counted. An account that does not exist or was never paid for ({@code
     * last_paid} 0) is error 412.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * TvmErrorCode#CAN_NOT_READ_BLOCKCHAIN_CONFIG} (402), {@link TvmErrorCode#INVALID_ACCOUNT_BOC} (412).
     *
     * @param params An account and a period.
     * @return the call; its result: A storage fee.
     */
    public Call<ResultOfCalcStorageFee> calcStorageFee(ParamsOfCalcStorageFee params) {
        return calcStorageFee(params, CallOptions.NONE);
    }

    /**
     * Calculates the storage fee of an account over a period.
     *
     * <p>Uses the prices of the built-in blockchain configuration. The size is the one stored in the account, with
     * which nodes calculate; the cells are not counted. An account that does not exist or was never paid for ({@code
     * last_paid} 0) is error 412.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * TvmErrorCode#CAN_NOT_READ_BLOCKCHAIN_CONFIG} (402), {@link TvmErrorCode#INVALID_ACCOUNT_BOC} (412).
     *
     * @param params An account and a period.
     * @param options how to call
     * @return the call; its result: A storage fee.
     */
    public Call<ResultOfCalcStorageFee> calcStorageFee(ParamsOfCalcStorageFee params, CallOptions options) {
        return caller.call("utils.calc_storage_fee", params, ResultOfCalcStorageFee::fromJson, options);
    }

    /**
     * Compresses data with Zstandard.
     *
     * <p>Errors: {@link UtilsErrorCode#COMPRESSION_ERROR} (701).
     *
     * @param params Data to compress.
     * @return the call; its result: Compressed data.
     */
    public Call<ResultOfCompressZstd> compressZstd(ParamsOfCompressZstd params) {
        return compressZstd(params, CallOptions.NONE);
    }

    /**
     * Compresses data with Zstandard.
     *
     * <p>Errors: {@link UtilsErrorCode#COMPRESSION_ERROR} (701).
     *
     * @param params Data to compress.
     * @param options how to call
     * @return the call; its result: Compressed data.
     */
    public Call<ResultOfCompressZstd> compressZstd(ParamsOfCompressZstd params, CallOptions options) {
        return caller.call("utils.compress_zstd", params, ResultOfCompressZstd::fromJson, options);
    }

    /**
     * Decompresses Zstandard data.
     *
     * <p>Errors: {@link UtilsErrorCode#COMPRESSION_ERROR} (701).
     *
     * @param params Data to decompress.
     * @return the call; its result: Decompressed data.
     */
    public Call<ResultOfDecompressZstd> decompressZstd(ParamsOfDecompressZstd params) {
        return decompressZstd(params, CallOptions.NONE);
    }

    /**
     * Decompresses Zstandard data.
     *
     * <p>Errors: {@link UtilsErrorCode#COMPRESSION_ERROR} (701).
     *
     * @param params Data to decompress.
     * @param options how to call
     * @return the call; its result: Decompressed data.
     */
    public Call<ResultOfDecompressZstd> decompressZstd(ParamsOfDecompressZstd params, CallOptions options) {
        return caller.call("utils.decompress_zstd", params, ResultOfDecompressZstd::fromJson, options);
    }
}
