// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.Objects;
import vendorclient.AppObject;

/**
 * Decides whether messages that need approval are signed and sent.
 *
 * <p>An exception refuses a request; its message reaches the caller of the function that needed the answer. Methods run
 * on their own threads and may call the library; requests may run at once, notifications one after another. The thread
 * is interrupted when an answer is no longer wanted.
 */
public interface AppApprover {
    /**
     * Asked: Request to an approver.
     *
     * @param request the details
     * @return the answer
     * @throws Exception to refuse
     */
    ResultOfAppApprover.Approve approve(ParamsOfAppApprover.Approve request) throws Exception;

    /**
     * The untyped form of an implementation.
     *
     * @param object the implementation
     * @return the form that callers take
     * @throws NullPointerException if it is missing
     */
    static AppObject untyped(AppApprover object) {
        Objects.requireNonNull(object, "the app object is null");
        return data -> {
            ParamsOfAppApprover request = ParamsOfAppApprover.fromJson(data);
            if (request instanceof ParamsOfAppApprover.Approve variant) {
                return object.approve(variant);
            }
            throw new UnsupportedOperationException("The type of the request is not known");
        };
    }
}
