import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import vendorclient.Address;
import vendorclient.ContractSigner;
import vendorclient.VendorClient;
import vendorclient.api.crypto.KeyPair;
import vendorclient.api.inbox.ParamsOfInboxFollow;
import vendorclient.api.processing.Finality;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.Json;

/**
 * A payment back end: credits what customers pay in, and pays out what they ask for. Whatever kills it, nothing is credited
 * or paid twice, and nothing is forgotten: run it again.
 *
 * <pre>vendorclient bind Wallet --lang java --output Wallet.java
 * javac -cp "lib/*" -d classes *.java
 * java -cp "classes:lib/*" Payments &lt;endpoint&gt; &lt;folder&gt; &lt;wallet.json&gt;</pre>
 *
 * <p>The folder {@code lib} has the package with its dependencies, and the driver {@code org.xerial:sqlite-jdbc:3.50.3.0}.
 *
 * <p>The other folder keeps the database of the service and the storage of the library. The front end asks for a payout with
 * {@code INSERT INTO payouts (id, dest, amount) VALUES (…)}, and reads {@code credits}, one row for each currency of a
 * deposit, and {@code burnt}. The file has the wallet that pays, which is also the account that customers pay to:
 * {@code accountId} and {@code keys}.
 *
 * <p>Tokens cannot cross Dapp IDs, so payouts are made in SHELL (currency 2). It becomes as many tokens when it arrives.
 */
public final class Payments {
    /** Name of the followed account in the inbox, and group of payouts in the outbox. */
    static final String NAME = "payments";

    /** Time for the tasks to end, s. */
    private static final long GRACE_S = 5;

    private Payments() {}

    /**
     * Serves until the program is terminated, or until something fails that running it again may mend.
     *
     * @param arguments endpoint, folder, wallet
     * @throws Exception what has failed
     */
    public static void main(String[] arguments) throws Exception {
        if (arguments.length != 3) {
            throw new IllegalArgumentException("Usage: Payments <endpoint> <folder> <wallet.json>");
        }
        endInOrder(Thread.currentThread());
        Path folder = Path.of(arguments[1]);
        var start = VendorClient.builder().endpoint(arguments[0]).dataFolder(folder.resolve("library"));
        try (var client = start.start()) {
            FieldReader wallet = readJson(Path.of(arguments[2]));
            String accountId = wallet.required("accountId", Decoders::string);
            // Keys are never stored by the library: they get their name each time that the service starts.
            var keys = ContractSigner.keys(wallet.required("keys", KeyPair::fromJson));
            ContractSigner signer = client.registerSigner("treasury", keys).await();
            var treasury = Wallet.at(client, Address.of(accountId, accountId), signer);
            Path books = folder.resolve("payments.sqlite");
            Books.create(books);
            var payouts = new Payouts(client, treasury, books);
            System.out.println("ready");
            together(() -> creditDeposits(client, treasury, books), payouts::send, payouts::bookResults);
        } catch (InterruptedException end) {
            System.out.println("ended");
        }
    }

    /** Credits each deposit once, every currency of it, and notes what was burnt on the way; acknowledges it after that. */
    private static Void creditDeposits(VendorClient client, Wallet treasury, Path file) throws Exception {
        List<String> accounts = List.of(treasury.address().await().toString());
        var follow = new ParamsOfInboxFollow(accounts).withName(NAME).withFrom("beginning").withFinality(Finality.FINAL);
        client.inbox().follow(follow).await();
        try (var books = Books.open(file);
                var deposits = client.inboxDeposits(NAME)) {
            for (var delivered : deposits) {
                books.credit(delivered.deposit());
                delivered.acknowledge().await();
            }
        }
        return null;
    }

    private static FieldReader readJson(Path file) throws IOException {
        return FieldReader.of(Json.parse(Files.readString(file)));
    }

    /** Runs all tasks until one ends, which ends the others, and throws what it threw. */
    @SafeVarargs
    private static void together(Callable<Void>... tasks) throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(tasks.length);
        var running = new ExecutorCompletionService<Void>(threads);
        try {
            for (var task : tasks) {
                running.submit(task);
            }
            running.take().get();
        } finally {
            threads.shutdownNow();
            threads.awaitTermination(GRACE_S, TimeUnit.SECONDS);
        }
    }

    /** Interrupts the service when the program is terminated, and waits until it has closed everything. */
    private static void endInOrder(Thread service) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            service.interrupt();
            try {
                service.join();
            } catch (InterruptedException end) {
                Thread.currentThread().interrupt();
            }
        }));
    }
}
