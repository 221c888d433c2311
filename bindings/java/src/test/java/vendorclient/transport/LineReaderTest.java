package vendorclient.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
        assertEquals(List.of("\"é€😀\"", "{}", "ж".repeat(20_000), "last"), read(text, size));
    }

    @Test
    @DisplayName("keeps the last bytes of an output only")
    void keepsTail() {
        OutputTail tail = new OutputTail(4);
        tail.readAll(new ByteArrayInputStream("0123456789".getBytes(StandardCharsets.UTF_8)));
        assertEquals("6789", tail.text());
    }

    private static List<String> read(String text, int pieces) throws IOException {
        List<String> lines = new ArrayList<>();
        InputStream input = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)) {
            @Override
            public int read(byte[] target) {
                return read(target, 0, Math.min(pieces, target.length));
            }
        };
        new LineReader(lines::add).readAll(input);
        return lines;
    }
}
