import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import vendorclient.StartOptions;
import vendorclient.VendorClient;
import vendorclient.api.crypto.ParamsOfHash;

/** Time per call of the Java binding and of bare pipes. See ../README.md. */
public final class Overhead {
    private static final byte[] REQUEST =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"crypto.sha256\",\"params\":{\"data\":\"aGVsbG8=\"}}\n"
                    .getBytes(StandardCharsets.UTF_8);

    private Overhead() {}

    public static void main(String[] arguments) throws Exception {
        String program = arguments[0];
        Path folder = Path.of(arguments[1]);
        int rounds = Integer.parseInt(arguments[2]);
        int calls = Integer.parseInt(arguments[3]);
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
            for (int round = 0; round <= rounds; round++) {
                binding.add(microseconds(calls, () -> client.crypto().sha256(new ParamsOfHash("aGVsbG8=")).await()));
                pipe.add(microseconds(calls, () -> {
                    input.write(REQUEST);
                    input.flush();
                    return output.readLine();
                }));
            }
        }
        input.close();
        process.waitFor();
        System.out.println("{\"binding\":" + binding.subList(1, binding.size()) + ",\"pipe\":"
                + pipe.subList(1, pipe.size()) + "}");
    }

    private static double microseconds(int calls, Callable<?> call) throws Exception {
        long start = System.nanoTime();
        for (int index = 0; index < calls; index++) {
            call.call();
        }
        return (System.nanoTime() - start) / 1000.0 / calls;
    }
}
