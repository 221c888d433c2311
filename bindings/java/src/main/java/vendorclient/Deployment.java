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

    Deployment(
            Contract contract,
            Map<String, ?> input,
            CallOptions options,
            @Nullable Funder funder,
            @Nullable BigInteger nano) {
        this.contract = contract;
        this.input = input;
        this.options = options;
        this.funder = funder;
        this.nano = nano;
    }

    /**
     * The same with somebody who pays before it, as much as they usually give.
     *
     * @param funder who pays
     * @return the changed copy
     */
    public Deployment fundedBy(Funder funder) {
        return new Deployment(contract, input, options, Objects.requireNonNull(funder, "the funder is null"), null);
    }

    /**
     * The same with somebody who pays before it.
     *
     * @param funder who pays
     * @param nano how much
     * @return the changed copy
     */
    public Deployment fundedBy(Funder funder, BigInteger nano) {
        return new Deployment(contract, input, options, Objects.requireNonNull(funder, "the funder is null"), nano);
    }

    /**
     * The same with other options, for each call of the library that it takes.
     *
     * @param options how to call
     * @return the changed copy
     */
    public Deployment options(CallOptions options) {
        return new Deployment(contract, input, options, funder, nano);
    }

    /**
     * Deploys the contract.
     *
     * @return the call; its result: what the constructor did
     */
    public Call<Sent<Map<String, @Nullable Object>>> send() {
        return contract.deploy(input, funder, nano, options);
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
