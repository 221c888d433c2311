// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Objects;
import vendorclient.AppObject;

/**
 * A signing box implemented by the application.
 *
 * <p>An exception refuses a request; its message reaches the caller of the function that needed the answer. Methods run
 * on their own threads and may call the library; requests may run at once, notifications one after another. The thread
 * is interrupted when an answer is no longer wanted.
 */
public interface AppSigningBox {
    /**
     * Asked: Requests its public key.
     *
     * @return the answer
     * @throws Exception to refuse
     */
    ResultOfAppSigningBox.GetPublicKey getPublicKey() throws Exception;

    /**
     * Asked: Requests a signature.
     *
     * @param request the details
     * @return the answer
     * @throws Exception to refuse
     */
    ResultOfAppSigningBox.Sign sign(ParamsOfAppSigningBox.Sign request) throws Exception;

    /**
     * The untyped form of an implementation.
     *
     * @param object the implementation
     * @return the form that callers take
     * @throws NullPointerException if it is missing
     */
    static AppObject untyped(AppSigningBox object) {
        Objects.requireNonNull(object, "the app object is null");
        return data -> {
            ParamsOfAppSigningBox request = ParamsOfAppSigningBox.fromJson(data);
            if (request instanceof ParamsOfAppSigningBox.GetPublicKey) {
                return object.getPublicKey();
            }
            if (request instanceof ParamsOfAppSigningBox.Sign variant) {
                return object.sign(variant);
            }
            throw new UnsupportedOperationException("The type of the request is not known");
        };
    }
}
