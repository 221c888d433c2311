// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Objects;
import vendorclient.AppObject;

/**
 * An encryption box implemented by the application.
 *
 * <p>An exception refuses a request; its message reaches the caller of the function that needed the answer. Methods run
 * on their own threads and may call the library; requests may run at once, notifications one after another. The thread
 * is interrupted when an answer is no longer wanted.
 */
public interface AppEncryptionBox {
    /**
     * Asked: Requests information about the box.
     *
     * @return the answer
     * @throws Exception to refuse
     */
    ResultOfAppEncryptionBox.GetInfo getInfo() throws Exception;

    /**
     * Asked: Requests encryption of data.
     *
     * @param request the details
     * @return the answer
     * @throws Exception to refuse
     */
    ResultOfAppEncryptionBox.Encrypt encrypt(ParamsOfAppEncryptionBox.Encrypt request) throws Exception;

    /**
     * Asked: Requests decryption of data.
     *
     * @param request the details
     * @return the answer
     * @throws Exception to refuse
     */
    ResultOfAppEncryptionBox.Decrypt decrypt(ParamsOfAppEncryptionBox.Decrypt request) throws Exception;

    /**
     * The untyped form of an implementation.
     *
     * @param object the implementation
     * @return the form that callers take
     * @throws NullPointerException if it is missing
     */
    static AppObject untyped(AppEncryptionBox object) {
        Objects.requireNonNull(object, "the app object is null");
        return data -> {
            ParamsOfAppEncryptionBox request = ParamsOfAppEncryptionBox.fromJson(data);
            if (request instanceof ParamsOfAppEncryptionBox.GetInfo) {
                return object.getInfo();
            }
            if (request instanceof ParamsOfAppEncryptionBox.Encrypt variant) {
                return object.encrypt(variant);
            }
            if (request instanceof ParamsOfAppEncryptionBox.Decrypt variant) {
                return object.decrypt(variant);
            }
            throw new UnsupportedOperationException("The type of the request is not known");
        };
    }
}
