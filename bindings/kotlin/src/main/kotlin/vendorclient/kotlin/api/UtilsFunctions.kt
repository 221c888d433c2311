// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.utils.AddressStringFormat
import vendorclient.api.utils.ParamsOfCalcStorageFee
import vendorclient.api.utils.ParamsOfCompressZstd
import vendorclient.api.utils.ParamsOfConvertAddress
import vendorclient.api.utils.ParamsOfDecompressZstd
import vendorclient.api.utils.ParamsOfGetAddressType
import vendorclient.api.utils.ResultOfCalcStorageFee
import vendorclient.api.utils.ResultOfCompressZstd
import vendorclient.api.utils.ResultOfConvertAddress
import vendorclient.api.utils.ResultOfDecompressZstd
import vendorclient.api.utils.ResultOfGetAddressType
import vendorclient.api.utils.UtilsModule
import vendorclient.kotlin.result

/** Addresses, storage fees and compression. */
public class UtilsFunctions(caller: Caller) {
    private val java = UtilsModule(caller)

    /**
     * Converts an address between textual forms.
     * @param address Account id, hex with workchain, base64 or `<dapp_id>::<account_id>`.
     * @param outputFormat Form of the result.
     */
    public suspend fun convertAddress(
        address: String,
        outputFormat: AddressStringFormat,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfConvertAddress =
        java.convertAddress(ParamsOfConvertAddress(address, outputFormat), options).result()

    /**
     * Detects the form of an address.
     * @param address Address in any form.
     */
    public suspend fun getAddressType(
        address: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfGetAddressType =
        java.getAddressType(ParamsOfGetAddressType(address), options).result()

    /**
     * Calculates the storage fee of an account over a period.
     *
     * Uses the prices of the built-in blockchain configuration. The size is the one stored in the account, with which
     * nodes calculate; the cells are not counted. An account that does not exist or was never paid for (`last_paid` 0)
     * is error 412.
     * @param account The account.
     * @param period Length of the period, in s; it begins at `last_paid` of the account.
     */
    public suspend fun calcStorageFee(
        account: String,
        period: Long,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfCalcStorageFee =
        java.calcStorageFee(ParamsOfCalcStorageFee(account, period), options).result()

    /**
     * Compresses data with Zstandard.
     * @param uncompressed The data.
     * @param level Compression level, 1 (fast) to 21 (small).
     */
    public suspend fun compressZstd(
        uncompressed: String,
        level: Int? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfCompressZstd =
        java.compressZstd(ParamsOfCompressZstd(uncompressed, level), options).result()

    /**
     * Decompresses Zstandard data.
     * @param compressed The data, one or more Zstandard frames.
     */
    public suspend fun decompressZstd(
        compressed: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfDecompressZstd =
        java.decompressZstd(ParamsOfDecompressZstd(compressed), options).result()
}
