import java.util.Map;
import java.util.Objects;
import vendorclient.Address;
import vendorclient.ContractException;
import vendorclient.ContractSigner;
import vendorclient.DevNode;
import vendorclient.StreamOptions;
import vendorclient.VendorClient;

final class Contracts {
    private Contracts() {}

    // recipe: contracts.deploy
    /**
     * Deploys a contract with a new key. Its address is known before: it is computed from image, initial data and key.
     */
    static HelloWallet deploy(VendorClient client, DevNode node) {
        var keys = client.crypto().generateRandomSignKeys().await();
        var hello = HelloWallet.of(client, ContractSigner.keys(keys));
        System.out.println("deploying " + hello.address().await());
        hello.deploy().fundedBy(node).await();
        return hello;
    }
    // end of recipe

    // recipe: contracts.call
    /** Calls the contract, and reads from it. */
    static String touch(HelloWallet hello) {
        var estimate = hello.touch().estimate().await(); // executed on a copy of the state; nothing is sent
        var sent = hello.touch().send().await(); // sent, executed, waited for
        System.out.printf(
                "transaction %s: %d of %d nano expected%n",
                sent.transactionId(), sent.fees().totalAccountFees(), estimate.fees().totalAccountFees());
        return hello.renderHelloWorld().get().await().value0(); // run on the current state; nothing is sent
    }
    // end of recipe

    // recipe: contracts.events
    /** Returns when the contract was touched first, Unix time in s. */
    static long firstTouch(HelloWallet hello) {
        try (var events = hello.touchedEvents(StreamOptions.FROM_START)) { // closing ends the stream
            return events.iterator().next().args().at();
        }
    }
    // end of recipe

    // recipe: contracts.errors
    /** Calls a contract with a key that is not its owner's, and returns the name of the error. */
    static String touchAsStranger(VendorClient client, Address address) {
        var keys = client.crypto().generateRandomSignKeys().await();
        var hello = HelloWallet.of(HelloWallet.builder(client)
                .address(address)
                .signer(ContractSigner.keys(keys))
                .errorNames(Map.of(102, "NotOwner"))
                .build());
        try {
            hello.touch().send().await();
        } catch (ContractException refused) {
            if (Objects.equals(refused.exitCode(), 102)) {
                return refused.name();
            }
            throw refused;
        }
        throw new IllegalStateException("The contract obeys a stranger");
    }
    // end of recipe
}
