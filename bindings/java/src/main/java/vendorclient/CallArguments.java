package vendorclient;

import vendorclient.api.outbox.ResultOfOutboxSend;

/**
 * Arguments of a function of a contract, set one by one; generated wrappers have a class of this kind for each function.
 *
 * @param <T> type of the results
 */
public abstract class CallArguments<T> {
    /** Without any argument. */
    protected CallArguments() {}

    /**
     * The function with the arguments that were set.
     *
     * @return the call
     * @throws IllegalStateException when one is missing that must be set
     */
    public abstract ContractCall<T> call();

    /**
     * The call with another loss that is accepted on the way.
     *
     * @param accepted how much
     * @return the call
     * @throws IllegalStateException when an argument is missing that must be set
     */
    public final ContractCall<T> acceptLoss(AcceptedLoss accepted) {
        return call().acceptLoss(accepted);
    }

    /**
     * Sends a message and waits for its transaction.
     *
     * @return the call; its result: what it did
     * @throws IllegalStateException when an argument is missing that must be set
     */
    public final Call<Sent<T>> send() {
        return call().send();
    }

    /**
     * Runs the function on the present state, without a message.
     *
     * @return the call; its result: the results of the function
     * @throws IllegalStateException when an argument is missing that must be set
     */
    public final Call<T> get() {
        return call().get();
    }

    /**
     * Executes the call on a copy of the present state.
     *
     * @return the call; its result: what sending would do, cost and lose
     * @throws IllegalStateException when an argument is missing that must be set
     */
    public final Call<Sent<T>> estimate() {
        return call().estimate();
    }

    /**
     * Stores the call in the outbox, so that it survives a crash of this process.
     *
     * @param options key, group, signer …
     * @return the call; its result: the entry
     * @throws IllegalStateException when an argument is missing that must be set
     */
    public final Call<ResultOfOutboxSend> outbox(OutboxOptions options) {
        return call().outbox(options);
    }

    /**
     * Returns an argument that must be set.
     *
     * @param <A> type of the argument
     * @param value what was set
     * @param name name of the argument
     * @return the value
     * @throws IllegalStateException when nothing was set
     */
    protected static <A> A required(@org.jspecify.annotations.Nullable A value, String name) {
        if (value == null) {
            throw new IllegalStateException("The argument " + name + " is not set");
        }
        return value;
    }
}
