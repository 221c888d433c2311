package vendorclient.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import vendorclient.Address;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @ParameterizedTest
    @ValueSource(strings = {
        "null", "true", "\"\"", "\"a\\\"\\\\\\n\\u0001é€😀\"", "[]", "[1,[2,{}]]", "{\"a\":{\"b\":[null]}}",
        "9007199254740993", "18446744073709551615", "-9223372036854775808", "123456789012345678901234567890",
        "0.1000", "-12.5", "123456789.123456789123456789", "\"\\ud800\"", "0",
    })
    @DisplayName("writes what it has read, digit by digit")
    void keepsTexts(String text) {
        assertEquals(text, Json.write(Json.parse(text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "", " ", "nul", "tru", "1 2", "01", "-", "1.", ".5", "1e", "+1", "[1,]", "[1", "{\"a\"}", "{\"a\":1,}", "{a:1}",
        "\"", "\"\\x\"", "\"\\u12g4\"", "\"\n\"", "'a'", "NaN", "1e99999999999",
    })
    @DisplayName("refuses what is not JSON")
    void refusesBrokenTexts(String text) {
        assertThrows(JsonException.class, () -> Json.parse(text));
    }

    @Test
    @DisplayName("gives numbers the smallest exact type")
    void numberTypes() {
        assertEquals(
                Arrays.asList(1L, Long.MAX_VALUE, new BigInteger("9223372036854775808"), new BigDecimal("1.50"), 1000L),
                Json.parse(" [ 1, 9223372036854775807 ,9223372036854775808,1.50,1000 ] "));
        assertEquals(new BigDecimal("1E+400"), Json.parse("1e400"));
    }

    @Test
    @DisplayName("keeps the order of names and takes the last of two equal ones")
    void objects() {
        assertEquals("{\"b\":3,\"a\":2}", Json.write(Json.parse("{\"b\":1,\"a\":2,\"b\":3}")));
    }

    @Test
    @DisplayName("writes integers and addresses as names in an object")
    void names() {
        assertEquals("{\"-1\":2}", Json.write(Map.of(-1L, 2)));
        assertEquals("{\"0:" + "ab".repeat(32) + "\":2}", Json.write(Map.of(Address.of("0:" + "ab".repeat(32)), 2)));
    }

    @Test
    @DisplayName("refuses values without JSON form, in cycles as well")
    void refusesValues() {
        List<Object> cycle = new java.util.ArrayList<>();
        cycle.add(cycle);
        for (Object value : new Object[] {new Object(), Double.NaN, Map.of(1.5, 2), new int[0], cycle}) {
            assertThrows(JsonException.class, () -> Json.write(value));
        }
        assertThrows(JsonException.class, () -> Json.parse("[".repeat(100_000)));
    }

    @Test
    @DisplayName("says where a value does not fit, without repeating it")
    void tellsPaths() {
        Object json = Json.parse("{\"a\":{\"b\":[1,\"hunter2\"]}}");
        JsonException error = assertThrows(
                JsonException.class,
                () -> FieldReader.of(json).required("a", inner -> FieldReader.of(inner).required(
                        "b", Decoders.list(Decoders::int32))));
        assertEquals("a.b[1]: expected an integer of 32 bits, got a string", error.getMessage());
    }
}
