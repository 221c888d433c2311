// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parameters of {@code gas_report}.
 *
 * @param fromBlock Number of the first block. Default: the first one since the node was started. {@code null} when
 *     absent.
 * @param toBlock Number of the last block. Default: the last one of the chain. {@code null} when absent.
 */
public record ParamsOfGasReport(@Nullable Long fromBlock, @Nullable Long toBlock) implements JsonValue {
    /** Without any field. */
    public ParamsOfGasReport() {
        this(null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfGasReport fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfGasReport(
                fields.optional("from_block", Decoders::int64), fields.optional("to_block", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("from_block", fromBlock).optional("to_block", toBlock).toMap();
    }

    /**
     * The same with another {@code from_block}.
     *
     * @param fromBlock Number of the first block. Default: the first one since the node was started. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfGasReport withFromBlock(@Nullable Long fromBlock) {
        return new ParamsOfGasReport(fromBlock, toBlock);
    }

    /**
     * The same with another {@code to_block}.
     *
     * @param toBlock Number of the last block. Default: the last one of the chain. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfGasReport withToBlock(@Nullable Long toBlock) {
        return new ParamsOfGasReport(fromBlock, toBlock);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfGasReport}. */
    public static final class Builder {
        private @Nullable Long fromBlock;
        private @Nullable Long toBlock;

        private Builder() {}

        /**
         * Sets {@code from_block}.
         *
         * @param fromBlock Number of the first block. Default: the first one since the node was started. {@code null}
         *     when absent.
         * @return this
         */
        public Builder fromBlock(@Nullable Long fromBlock) {
            this.fromBlock = fromBlock;
            return this;
        }

        /**
         * Sets {@code to_block}.
         *
         * @param toBlock Number of the last block. Default: the last one of the chain. {@code null} when absent.
         * @return this
         */
        public Builder toBlock(@Nullable Long toBlock) {
            this.toBlock = toBlock;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfGasReport build() {
            return new ParamsOfGasReport(fromBlock, toBlock);
        }
    }
}
