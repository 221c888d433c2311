package vendorclient.transport;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;

/**
 * A separate daemon: started here, one JSON text per line on its standard input and output. It ends with the end of
 * its input, so it does not outlive this process, whatever ends it.
 */
public final class StdioTransport implements Transport {
    private static final int ERROR_OUTPUT_BYTES = 4096;
    private static final long STOP_SECONDS = 7;
    /** How long what the process wrote last may take, when another process still holds its output. */
    private static final long READER_MS = 1000;
    private final Process process;
    private final OutputStream input;
    private final OutputTail errorOutput = new OutputTail(ERROR_OUTPUT_BYTES);
    /** A monitor would hold the carrier of a virtual thread that waits for it. */
    private final ReentrantLock writing = new ReentrantLock();
    private Thread errorReader;
    private Thread reader;

    /**
     * Starts a program.
     *
     * @param command program and arguments
     * @param environment variables besides those of this process
     * @throws IOException when it cannot be started
     */
    public StdioTransport(List<String> command, Map<String, String> environment) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().putAll(environment);
        process = builder.start();
        input = process.getOutputStream();
    }

    /**
     * The process that was started.
     *
     * @return its handle
     */
    public ProcessHandle process() {
        return process.toHandle();
    }

    @Override
    public void start(TransportListener listener) {
        errorReader = startThread("vendorclient-stderr", () -> errorOutput.readAll(process.getErrorStream()));
        reader = startThread("vendorclient-reader", () -> read(listener));
    }

    private void read(TransportListener listener) {
        String reason = "The daemon ended";
        try {
            new LineReader(listener::received).readAll(process.getInputStream());
        } catch (IOException | OutOfMemoryError error) {
            reason = "The output of the daemon cannot be read: " + error.getMessage();
        }
        listener.ended(describeEnd(reason));
    }

    /** The output ends a moment before the process does. */
    private TransportEnd describeEnd(String reason) {
        try {
            if (!process.waitFor(2, TimeUnit.SECONDS)) {
                return new TransportEnd(reason, null, errorOutput.text());
            }
            errorReader.join(1000);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        return new TransportEnd(reason, process.exitValue(), errorOutput.text());
    }

    @Override
    public void send(String text) throws IOException {
        byte[] bytes = (text + "\n").getBytes(StandardCharsets.UTF_8);
        writing.lock();
        try {
            input.write(bytes);
            input.flush();
        } finally {
            writing.unlock();
        }
    }

    /** Ends the input, waits up to 7 s for the end of the process and then terminates it. Nothing is read afterwards. */
    @Override
    public void close() {
        endProcess();
        if (reader == null || reader == Thread.currentThread()) {
            return;
        }
        try {
            // A program may unload the classes of this package next.
            reader.join(READER_MS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void endProcess() {
        // A daemon that reads nothing would block the end of its input.
        startThread("vendorclient-close", () -> {
            try {
                input.close();
            } catch (IOException gone) {
                // There is no caller left to report it to.
            }
        });
        try {
            if (process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        // A program may hand over to another one, which has to go as well.
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList()
                .forEach(ProcessHandle::destroyForcibly);
    }

    /** Threads here never keep the program alive. */
    private static Thread startThread(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
