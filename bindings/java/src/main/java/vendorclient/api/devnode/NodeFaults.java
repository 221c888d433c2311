// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Active faults; for counted ones, the remaining number.
 *
 * @param latencyMs Delay of every answer, in ms. Default: {@code 0}. At most 3600000.
 * @param drop Fraction of connections dropped without an answer, 0 to 1. Default: {@code 0}. At least 0. At most 1.
 * @param lagMs Time until a new block becomes visible to readers, in ms. Default: {@code 0}. At most 3600000.
 * @param silent Accept requests and never answer. Default: {@code false}.
 * @param wrongThread Number of messages answered with THREAD_MISMATCH. Default: {@code 0}. At most 1000000.
 * @param wrongProducer Number of messages answered with WRONG_PRODUCER. Default: {@code 0}. At most 1000000.
 * @param expiredToken Number of messages answered with TOKEN_EXPIRED. Default: {@code 0}. At most 1000000.
 * @param fail Number of requests answered with status 500. Default: {@code 0}. At most 1000000.
 * @param tooManyRequests Number of requests answered with status 429. Default: {@code 0}. At most 1000000.
 * @param rateLimit Requests per second; further ones are answered with status 429. 0 is no limit. Default: {@code 0}.
 *     At most 1000000.
 * @param retryAfterS Header "Retry-After" of answers with status 429, in s. Default: {@code 1}. At most 86400.
 * @param badProof Serve block proofs with this kind of false data. Default: {@code "none"}.
 */
public record NodeFaults(
        long latencyMs,
        double drop,
        long lagMs,
        boolean silent,
        long wrongThread,
        long wrongProducer,
        long expiredToken,
        long fail,
        long tooManyRequests,
        long rateLimit,
        long retryAfterS,
        BadProof badProof) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static NodeFaults fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new NodeFaults(
                fields.required("latency_ms", Decoders::int64),
                fields.required("drop", Decoders::float64),
                fields.required("lag_ms", Decoders::int64),
                fields.required("silent", Decoders::bool),
                fields.required("wrong_thread", Decoders::int64),
                fields.required("wrong_producer", Decoders::int64),
                fields.required("expired_token", Decoders::int64),
                fields.required("fail", Decoders::int64),
                fields.required("too_many_requests", Decoders::int64),
                fields.required("rate_limit", Decoders::int64),
                fields.required("retry_after_s", Decoders::int64),
                fields.required("bad_proof", BadProof::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("latency_ms", latencyMs)
                .required("drop", drop)
                .required("lag_ms", lagMs)
                .required("silent", silent)
                .required("wrong_thread", wrongThread)
                .required("wrong_producer", wrongProducer)
                .required("expired_token", expiredToken)
                .required("fail", fail)
                .required("too_many_requests", tooManyRequests)
                .required("rate_limit", rateLimit)
                .required("retry_after_s", retryAfterS)
                .required("bad_proof", badProof)
                .toMap();
    }
}
