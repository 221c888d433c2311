// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A transaction. Extension of the published interface.
 *
 * @param boc The transaction, BOC.
 * @param dappId Dapp ID of its account before the transaction. Default: the Dapp ID of the sender, with which losses
 *     between Dapp IDs are not detected. {@code null} when absent.
 */
public record ExecutedTransaction(String boc, @Nullable String dappId) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param boc The transaction, BOC.
     */
    public ExecutedTransaction(String boc) {
        this(boc, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ExecutedTransaction fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ExecutedTransaction(
                fields.required("boc", Decoders::string), fields.optional("dapp_id", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("boc", boc).optional("dapp_id", dappId).toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of its account before the transaction. Default: the Dapp ID of the sender, with which
     *     losses between Dapp IDs are not detected. {@code null} when absent.
     * @return the changed copy
     */
    public ExecutedTransaction withDappId(@Nullable String dappId) {
        return new ExecutedTransaction(boc, dappId);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ExecutedTransaction}. */
    public static final class Builder {
        private @Nullable String boc;
        private @Nullable String dappId;

        private Builder() {}

        /**
         * Sets {@code boc}.
         *
         * @param boc The transaction, BOC.
         * @return this
         */
        public Builder boc(String boc) {
            this.boc = boc;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of its account before the transaction. Default: the Dapp ID of the sender, with which
         *     losses between Dapp IDs are not detected. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ExecutedTransaction build() {
            return new ExecutedTransaction(Objects.requireNonNull(boc, "boc"), dappId);
        }
    }
}
