package vendorclient;

import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The deployment of a contract with the arguments of its constructor. */
public final class Deployment {
    private final Contract contract;
    private final Map<String, ?> input;
    private final CallOptions options;
    private final Funder funder;
    private final BigInteger nano;
    private final AcceptedLoss accepted;

    Deployment(
            Contract contract,
            Map<String, ?> input,
            CallOptions options,
            @Nullable Funder funder,
            @Nullable BigInteger nano,
            AcceptedLoss accepted) {
        this.contract = contract;
        this.input = input;
        this.options = options;
        this.funder = funder;
        this.nano = nano;
        this.accepted = accepted;
    }

    /**
     * The same with a funder that pays its usual amount before it.
     *
     * @param funder who pays
     * @return the changed copy
     */
    public Deployment fundedBy(Funder funder) {
        return fundedBy(funder, null);
    }

    /**
     * The same with a funder that pays before it.
     *
     * @param funder who pays
     * @param nano how much, {@code null} for its usual amount
     * @return the changed copy
     */
    public Deployment fundedBy(Funder funder, @Nullable BigInteger nano) {
        Objects.requireNonNull(funder, "the funder is null");
        return new Deployment(contract, input, options, funder, nano, accepted);
    }

    /**
     * The same with other options, for each call of the library that it takes.
     *
     * @param options how to call
     * @return the changed copy
     */
    public Deployment options(CallOptions options) {
        return new Deployment(contract, input, options, funder, nano, accepted);
    }

    /**
     * The same with another loss that is accepted on the way of what the constructor sends. Default:
     * {@link AcceptedLoss#NOTHING}.
     *
     * @param accepted how much
     * @return the changed copy
     */
    public Deployment acceptLoss(AcceptedLoss accepted) {
        Objects.requireNonNull(accepted, "the accepted loss is null");
        return new Deployment(contract, input, options, funder, nano, accepted);
    }

    /**
     * Deploys the contract.
     *
     * @return the call; its result: what the constructor did
     */
    public Call<Sent<Map<String, @Nullable Object>>> send() {
        return contract.deploy(input, funder, nano, accepted, options);
    }

    /**
     * Deploys the contract and waits for it.
     *
     * @return what the constructor did
     * @throws ContractException when the contract refused
     * @throws ClientException when the library failed
     */
    public Sent<Map<String, @Nullable Object>> await() {
        return send().await();
    }
}
