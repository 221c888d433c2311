package vendorclient.transport;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;

/** Splits bytes at line ends and decodes whole lines only, so that no character is ever cut. */
final class LineReader {
    /** As many as the buffer of a process holds. The system copies more than that by way of memory that it allocates for each read. */
    private static final int CHUNK_BYTES = 8192;

    private final Consumer<String> lines;
    private byte[] pending = new byte[8192];
    private int size;

    LineReader(Consumer<String> lines) {
        this.lines = lines;
    }

    /** Reads to the end; a last line without line end counts. */
    void readAll(InputStream input) throws IOException {
        byte[] chunk = new byte[CHUNK_BYTES];
        for (int count = readSome(input, chunk); count >= 0; count = readSome(input, chunk)) {
            int start = 0;
            for (int index = 0; index < count; index++) {
                if (chunk[index] == '\n') {
                    append(chunk, start, index);
                    flush();
                    start = index + 1;
                }
            }
            append(chunk, start, count);
        }
        flush();
    }

    /**
     * Reads what is there. A buffered stream is asked for exactly what its buffer holds: for more it would ask the system after each read
     * how much follows, with two more system calls.
     */
    private static int readSome(InputStream input, byte[] chunk) throws IOException {
        if (!input.markSupported()) {
            return input.read(chunk);
        }
        input.mark(chunk.length);
        int buffered = (int) input.skip(chunk.length);
        input.reset();
        return input.read(chunk, 0, buffered == 0 ? chunk.length : buffered);
    }

    private void append(byte[] chunk, int start, int end) {
        int count = end - start;
        if (size + count > pending.length) {
            pending = Arrays.copyOf(pending, Math.max(size + count, (int) Math.min(pending.length * 2L, 1 << 30)));
        }
        System.arraycopy(chunk, start, pending, size, count);
        size += count;
    }

    private void flush() {
        String line = new String(pending, 0, size, StandardCharsets.UTF_8).strip();
        size = 0;
        if (pending.length > 1 << 20) {
            pending = new byte[8192];
        }
        if (!line.isEmpty()) {
            lines.accept(line);
        }
    }
}
