package vendorclient.transport;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Reads a stream to its end and remembers the last bytes of it. */
public final class OutputTail {
    private final byte[] ring;
    private long total;

    /**
     * Remembers nothing yet.
     *
     * @param size number of bytes that are kept
     */
    public OutputTail(int size) {
        ring = new byte[size];
    }

    /**
     * Reads a stream to its end and closes it.
     *
     * @param input the stream
     */
    public void readAll(InputStream input) {
        byte[] chunk = new byte[4096];
        try (input) {
            for (int count = input.read(chunk); count >= 0; count = input.read(chunk)) {
                add(chunk, count);
            }
        } catch (IOException ended) {
            // The process is gone; what came before is kept.
        }
    }

    private synchronized void add(byte[] chunk, int count) {
        for (int index = 0; index < count; index++) {
            ring[(int) (total++ % ring.length)] = chunk[index];
        }
    }

    /**
     * What came last.
     *
     * @return the bytes that are kept, as UTF-8
     */
    public synchronized String text() {
        int size = (int) Math.min(total, ring.length);
        byte[] bytes = new byte[size];
        for (int index = 0; index < size; index++) {
            bytes[index] = ring[(int) ((total - size + index) % ring.length)];
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
