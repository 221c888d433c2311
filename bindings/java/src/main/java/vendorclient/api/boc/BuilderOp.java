// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A step of building a cell.
 *
 * <p>One of the records in it.
 */
public sealed interface BuilderOp extends JsonValue {
    /**
     * Appends a number in two’s complement; bits above the size are cut off.
     *
     * @param size Number of bits, at most 1023.
     * @param value A JSON integer of 64 bits, or a text: decimal or hex with {@code 0x}, optionally with a sign.
     */
    record Integer(long size, @Nullable Object value) implements BuilderOp {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Integer").required("size", size).required("value", value).toMap();
        }
    }

    /**
     * Appends bits.
     *
     * @param value {@code n} or {@code N} followed by binary digits, otherwise hex digits, optionally as {@code x…} or
     *     <code>x&#123;…&#125;</code>; a final {@code _} drops the last set bit and everything after it.
     */
    record BitString(String value) implements BuilderOp {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("BitString").required("value", value).toMap();
        }
    }

    /**
     * Appends a reference to a new cell.
     *
     * @param builder Steps to build the new cell.
     */
    record Cell(List<BuilderOp> builder) implements BuilderOp {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Cell").required("builder", builder).toMap();
        }
    }

    /**
     * Appends a reference to an existing cell.
     *
     * @param boc The cell.
     */
    record CellBoc(String boc) implements BuilderOp {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("CellBoc").required("boc", boc).toMap();
        }
    }

    /**
     * Appends an account address.
     *
     * @param address The address.
     */
    record Address(String address) implements BuilderOp {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Address").required("address", address).toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements BuilderOp {
        @Override
        public String toString() {
            return "Unknown[type=" + toJson.get("type") + "]";
        }
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    static BuilderOp fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "Integer" -> new Integer(
                    fields.required("size", Decoders::int64), fields.required("value", Decoders::any));
            case "BitString" -> new BitString(fields.required("value", Decoders::string));
            case "Cell" -> new Cell(fields.required("builder", Decoders.list(BuilderOp::fromJson)));
            case "CellBoc" -> new CellBoc(fields.required("boc", Decoders::string));
            case "Address" -> new Address(fields.required("address", Decoders::string));
            default -> new Unknown(fields.toMap());
        };
    }
}
