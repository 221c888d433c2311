package vendorclient;

import java.util.Map;
import java.util.Objects;
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
    private final AcceptedLoss accepted;

    ContractCall(
            Contract contract,
            String function,
            Map<String, ?> input,
            Decoder<T> output,
            CallOptions options,
            AcceptedLoss accepted) {
        this.contract = contract;
        this.function = function;
        this.input = input;
        this.output = output;
        this.options = options;
        this.accepted = accepted;
    }

    /**
     * The same with other options, for each call of the library that it takes.
     *
     * @param options how to call
     * @return the changed copy
     */
    public ContractCall<T> options(CallOptions options) {
        return new ContractCall<>(contract, function, input, output, options, accepted);
    }

    /**
     * The same with another loss that is accepted on the way. Default: {@link AcceptedLoss#NOTHING}. What would lose more is a
     * {@link LossNotAcceptedException} before anything is signed.
     *
     * @param accepted how much
     * @return the changed copy
     */
    public ContractCall<T> acceptLoss(AcceptedLoss accepted) {
        Objects.requireNonNull(accepted, "the accepted loss is null");
        return new ContractCall<>(contract, function, input, output, options, accepted);
    }

    /**
     * Sends a message and waits for its transaction. It fails with 418 or 419, as {@link #get} does, if the contract executes
     * the call without a readable answer: its outcome is then {@code executed}.
     *
     * @return the call; its result: what it did
     */
    public Call<Sent<T>> send() {
        return contract.send(function, input, output, accepted, options);
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
     * @return the call; its result: what sending would do, cost and lose
     */
    public Call<Sent<T>> estimate() {
        return contract.estimate(function, input, output, options);
    }

    /**
     * Stores the call in the outbox, so that it survives a crash of this process. If the network does not answer now, what would
     * be lost is checked before the message is sent.
     *
     * @param options key, group, signer …
     * @return the call; its result: the entry
     */
    public Call<ResultOfOutboxSend> outbox(OutboxOptions options) {
        return contract.store(function, input, options, accepted, this.options);
    }
}
