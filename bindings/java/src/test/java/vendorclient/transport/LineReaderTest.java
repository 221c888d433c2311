package vendorclient.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineReaderTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 7, 65536})
    @DisplayName("joins characters and lines that come in pieces")
    void joinsPieces(int size) throws IOException {
        String text = "\"é€😀\"\r\n\n{}\n" + "ж".repeat(20_000) + "\nlast";
        List<String> lines = List.of("\"é€😀\"", "{}", "ж".repeat(20_000), "last");
        assertEquals(lines, read(new Pieces(text, size)));
        assertEquals(lines, read(new BufferedInputStream(new Pieces(text, size))));
    }

    @Test
    @DisplayName("does not ask a buffered stream how much follows, which takes system calls")
    void asksForWhatIsBuffered() throws IOException {
        Pieces pieces = new Pieces("{}\n".repeat(10_000), 1000);
        assertEquals(10_000, read(new BufferedInputStream(pieces)).size());
        assertEquals(0, pieces.questions);
    }

    @Test
    @DisplayName("keeps the last bytes of an output only")
    void keepsTail() {
        OutputTail tail = new OutputTail(4);
        tail.readAll(new ByteArrayInputStream("0123456789".getBytes(StandardCharsets.UTF_8)));
        assertEquals("6789", tail.text());
    }

    private static List<String> read(InputStream input) throws IOException {
        List<String> lines = new ArrayList<>();
        new LineReader(lines::add).readAll(input);
        return lines;
    }

    /** A pipe that gets a few bytes at a time. */
    private static final class Pieces extends ByteArrayInputStream {
        private final int size;
        private int questions;

        Pieces(String text, int size) {
            super(text.getBytes(StandardCharsets.UTF_8));
            this.size = size;
        }

        @Override
        public int read(byte[] target, int from, int length) {
            return super.read(target, from, Math.min(size, length));
        }

        @Override
        public int available() {
            questions++;
            return 0;
        }

        @Override
        public boolean markSupported() {
            return false;
        }
    }
}
