import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import vendorclient.Call;
import vendorclient.StartOptions;
import vendorclient.VendorClient;
import vendorclient.api.crypto.ParamsOfHash;
import vendorclient.api.crypto.ResultOfHash;

/** Cost of calls of the Java binding and of bare pipes. See ../README.md. */
public final class Overhead {
    private static final String REQUEST =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"crypto.sha256\",\"params\":{\"data\":\"aGVsbG8=\"}}\n";

    /** Rounds before the first one that counts: the virtual machine compiles what runs often while the program runs. */
    private static final int WARM_UP = 100;

    private final boolean parallel;
    private final int calls;

    private Overhead(boolean parallel, int calls) {
        this.parallel = parallel;
        this.calls = calls;
    }

    public static void main(String[] arguments) throws Exception {
        String program = arguments[0];
        Path folder = Path.of(arguments[1]);
        int rounds = Integer.parseInt(arguments[2]);
        Overhead overhead = new Overhead(arguments[4].equals("parallel"), Integer.parseInt(arguments[3]));
        Process process = new ProcessBuilder(
                        "node", program, "daemon", "--stdio", "--data", folder.resolve("pipe").toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        OutputStream input = process.getOutputStream();
        BufferedReader output =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        List<Double> binding = new ArrayList<>();
        List<Double> pipe = new ArrayList<>();
        StartOptions options = new StartOptions().program(Path.of(program)).dataFolder(folder.resolve("binding"));
        try (VendorClient client = VendorClient.start(options)) {
            for (int round = 0; round < WARM_UP + rounds; round++) {
                binding.add(overhead.measure(() -> overhead.useBinding(client)));
                pipe.add(overhead.measure(() -> overhead.usePipe(input, output)));
            }
        }
        input.close();
        process.waitFor();
        System.out.println("{\"binding\":" + binding.subList(WARM_UP, binding.size()) + ",\"pipe\":"
                + pipe.subList(WARM_UP, pipe.size()) + "}");
    }

    private void useBinding(VendorClient client) throws Exception {
        if (!parallel) {
            for (int index = 0; index < calls; index++) {
                client.crypto().sha256(new ParamsOfHash("aGVsbG8=")).await();
            }
            return;
        }
        List<Call<ResultOfHash>> waiting = new ArrayList<>();
        for (int index = 0; index < calls; index++) {
            waiting.add(client.crypto().sha256(new ParamsOfHash("aGVsbG8=")));
        }
        for (Call<ResultOfHash> call : waiting) {
            call.await();
        }
    }

    private void usePipe(OutputStream input, BufferedReader output) throws Exception {
        if (!parallel) {
            for (int index = 0; index < calls; index++) {
                write(input, REQUEST);
                output.readLine();
            }
            return;
        }
        Thread writer = new Thread(() -> write(input, REQUEST.repeat(calls)));
        writer.start();
        for (int index = 0; index < calls; index++) {
            output.readLine();
        }
        writer.join();
    }

    private static void write(OutputStream input, String text) {
        try {
            input.write(text.getBytes(StandardCharsets.UTF_8));
            input.flush();
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private double measure(Use use) throws Exception {
        long start = System.nanoTime();
        use.run();
        double seconds = (System.nanoTime() - start) / 1e9;
        return parallel ? calls / seconds : seconds * 1e6 / calls;
    }

    private interface Use {
        void run() throws Exception;
    }
}
