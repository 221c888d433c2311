// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.util.Objects;
import vendorclient.AppObject;

/**
 * An extension of the virtual machine implemented by the application.
 *
 * <p>An exception refuses a request; its message reaches the caller of the function that needed the answer. Methods run
 * on their own threads and may call the library; requests may run at once, notifications one after another. The thread
 * is interrupted when an answer is no longer wanted.
 */
public interface AppVmExtension {
    /**
     * Asked: Requests verification of a proof.
     *
     * @param request the details
     * @return the answer
     * @throws Exception to refuse
     */
    ResultOfAppVmExtension.Verify verify(ParamsOfAppVmExtension.Verify request) throws Exception;

    /**
     * The untyped form of an implementation.
     *
     * @param object the implementation
     * @return the form that callers take
     * @throws NullPointerException if it is missing
     */
    static AppObject untyped(AppVmExtension object) {
        Objects.requireNonNull(object, "the app object is null");
        return data -> {
            ParamsOfAppVmExtension request = ParamsOfAppVmExtension.fromJson(data);
            if (request instanceof ParamsOfAppVmExtension.Verify variant) {
                return object.verify(variant);
            }
            throw new UnsupportedOperationException("The type of the request is not known");
        };
    }
}
