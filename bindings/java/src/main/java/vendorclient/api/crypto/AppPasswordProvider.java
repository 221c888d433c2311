// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Objects;
import vendorclient.AppObject;

/**
 * Provides the password of a crypto box, encrypted for the library.
 *
 * <p>An exception refuses a request; its message reaches the caller of the function that needed the answer. Methods run
 * on their own threads and may call the library; requests may run at once, notifications one after another. The thread
 * is interrupted when an answer is no longer wanted.
 */
public interface AppPasswordProvider {
    /**
     * Asked: Requests the password.
     *
     * @param request the details
     * @return the answer
     * @throws Exception to refuse
     */
    ResultOfAppPasswordProvider.GetPassword getPassword(ParamsOfAppPasswordProvider.GetPassword request)
            throws Exception;

    /**
     * The untyped form of an implementation.
     *
     * @param object the implementation
     * @return the form that callers take
     * @throws NullPointerException if it is missing
     */
    static AppObject untyped(AppPasswordProvider object) {
        Objects.requireNonNull(object, "the app object is null");
        return data -> {
            ParamsOfAppPasswordProvider request = ParamsOfAppPasswordProvider.fromJson(data);
            if (request instanceof ParamsOfAppPasswordProvider.GetPassword variant) {
                return object.getPassword(variant);
            }
            throw new UnsupportedOperationException("The type of the request is not known");
        };
    }
}
