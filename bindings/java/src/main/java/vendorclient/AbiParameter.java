package vendorclient;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.AbiErrorCode;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.JsonValue;

/** A parameter or storage field of an ABI. */
record AbiParameter(String name, String type, List<AbiParameter> components, boolean isInitial) {
    static final Pattern ARRAY = Pattern.compile("(.*)\\[\\d*\\]");
    static final Pattern WRAPPED = Pattern.compile("(map|optional|ref)\\((.*)\\)");
    private static final Pattern FIXED_BYTES = Pattern.compile("fixedbytes(\\d+)");

    /** A simple type alone stands for a parameter of that name. */
    static AbiParameter fromJson(@Nullable Object json) {
        if (json instanceof String type) {
            return new AbiParameter(type, type, List.of(), false);
        }
        FieldReader fields = FieldReader.of(json);
        List<AbiParameter> components = fields.optional("components", Decoders.list(AbiParameter::fromJson));
        return new AbiParameter(
                fields.required("name", Decoders::string),
                fields.required("type", Decoders::string),
                components == null ? List.of() : components,
                Boolean.TRUE.equals(fields.optional("init", Decoders::bool)));
    }

    /**
     * Throws ClientException with the code for {@code fixedbytes} of another size: of more bytes the library would take the first ones.
     * The rest is checked by the library.
     */
    static void checkSizes(List<AbiParameter> parameters, Map<?, ?> values, String prefix, AbiErrorCode code) {
        for (AbiParameter parameter : parameters) {
            parameter.checkSize(parameter.type, values.get(parameter.name), prefix + parameter.name, code);
        }
    }

    private void checkSize(String type, @Nullable Object value, String place, AbiErrorCode code) {
        Matcher array = ARRAY.matcher(type);
        if (array.matches()) {
            if (value instanceof List<?> items) {
                for (int index = 0; index < items.size(); index++) {
                    checkSize(array.group(1), items.get(index), place + "[" + index + "]", code);
                }
            }
            return;
        }
        Matcher wrapped = WRAPPED.matcher(type);
        if (wrapped.matches()) {
            String inner = wrapped.group(2);
            if (!wrapped.group(1).equals("map")) {
                checkSize(inner, value, place, code);
            } else if (value instanceof Map<?, ?> items) {
                String item = inner.substring(inner.indexOf(',') + 1);
                items.forEach((key, one) -> checkSize(item, one, place + "[" + key + "]", code));
            }
            return;
        }
        if (type.equals("tuple")) {
            Object members = value instanceof JsonValue typed ? typed.toJson() : value;
            if (members instanceof Map<?, ?> given) {
                checkSizes(components, given, place + ".", code);
            }
            return;
        }
        Matcher fixed = FIXED_BYTES.matcher(type);
        if (fixed.matches()) {
            int expected = Integer.parseInt(fixed.group(1));
            int size = sizeOf(value, expected);
            if (size != expected) {
                throw new ClientException(
                        code.wire(),
                        "Invalid value of " + place + ": expected " + expected + " bytes, got " + size,
                        Map.of());
            }
        }
    }

    /** Number of bytes in a value that has bytes. */
    private static int sizeOf(@Nullable Object value, int otherwise) {
        if (value instanceof Bytes bytes) {
            return bytes.size();
        }
        return value instanceof String hex && hex.length() % 2 == 0 ? hex.length() / 2 : otherwise;
    }
}
