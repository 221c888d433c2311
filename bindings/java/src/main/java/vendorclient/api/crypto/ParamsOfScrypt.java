// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A password and the cost parameters of scrypt (RFC 7914). Memory, 128 * r * (2^log_n + p) bytes, is at most 2^31; 128
 * * r * 2^log_n * p is at most 2^34.
 *
 * @param password The password. Secret: left out of the text of this value.
 * @param salt The salt.
 * @param logN Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Typical: 15.
 * @param r Block size, in units of 128 bytes, at least 1. Typical: 8.
 * @param p Number of independent mixings, at least 1; r * p stays below 2^30. Typical: 1.
 * @param dkLen Length of the derived key in bytes, from 1 to 16777216.
 */
public record ParamsOfScrypt(String password, String salt, int logN, long r, long p, long dkLen) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfScrypt fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfScrypt(
                fields.required("password", Decoders::string),
                fields.required("salt", Decoders::string),
                fields.required("log_n", Decoders::int32),
                fields.required("r", Decoders::int64),
                fields.required("p", Decoders::int64),
                fields.required("dk_len", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("password", password)
                .required("salt", salt)
                .required("log_n", logN)
                .required("r", r)
                .required("p", p)
                .required("dk_len", dkLen)
                .toMap();
    }

    @Override
    public String toString() {
        return "ParamsOfScrypt[password=<secret>"
                + ", salt="
                + salt
                + ", logN="
                + logN
                + ", r="
                + r
                + ", p="
                + p
                + ", dkLen="
                + dkLen
                + "]";
    }
}
