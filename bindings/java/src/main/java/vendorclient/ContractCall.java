package vendorclient;

import java.util.Map;
import vendorclient.api.outbox.ResultOfOutboxSend;
import vendorclient.json.Decoder;

/**
 * A function of a contract with its arguments: to be sent, read or estimated. A contract that refuses is a
 * {@link ContractException}.
 *
 * @param <T> type of the results
 */
public final class ContractCall<T> {
    private final Contract contract;
    private final String function;
    private final Map<String, ?> input;
    private final Decoder<T> output;
    private final CallOptions options;

    ContractCall(Contract contract, String function, Map<String, ?> input, Decoder<T> output, CallOptions options) {
        this.contract = contract;
        this.function = function;
        this.input = input;
        this.output = output;
        this.options = options;
    }

    /**
     * The same with other options, for each call of the library that it takes.
     *
     * @param options how to call
     * @return the changed copy
     */
    public ContractCall<T> options(CallOptions options) {
        return new ContractCall<>(contract, function, input, output, options);
    }

    /**
     * Sends a message and waits for its transaction.
     *
     * @return the call; its result: what it did
     */
    public Call<Sent<T>> send() {
        return contract.send(function, input, output, options);
    }

    /**
     * Runs the function on the present state, without a message.
     *
     * @return the call; its result: the results of the function
     */
    public Call<T> get() {
        return contract.get(function, input, output, options);
    }

    /**
     * Executes the call on a copy of the present state.
     *
     * @return the call; its result: what sending would do and cost
     */
    public Call<Sent<T>> estimate() {
        return contract.estimate(function, input, output, options);
    }

    /**
     * Stores the call in the outbox, so that it survives a crash of this process.
     *
     * @param options key, group, signer …
     * @return the call; its result: the entry
     */
    public Call<ResultOfOutboxSend> outbox(OutboxOptions options) {
        return contract.store(function, input, options, this.options);
    }
}
