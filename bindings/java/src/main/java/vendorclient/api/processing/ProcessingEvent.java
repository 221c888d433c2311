// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.client.ClientError;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A step in the processing of a message.
 *
 * <p>One of the records in it.
 */
public sealed interface ProcessingEvent extends JsonValue {
    /**
     * Never sent: blocks are not iterated.
     *
     * @param messageId Hash of the message.
     * @param messageDst Destination, {@code <workchain>:<hex>}.
     */
    record WillFetchFirstBlock(String messageId, String messageDst) implements ProcessingEvent {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("WillFetchFirstBlock")
                    .required("message_id", messageId)
                    .required("message_dst", messageDst)
                    .toMap();
        }
    }

    /**
     * Never sent: blocks are not iterated.
     *
     * @param error The error.
     * @param messageId Hash of the message.
     * @param messageDst Destination, {@code <workchain>:<hex>}.
     */
    record FetchFirstBlockFailed(
            ClientError error, String messageId, String messageDst) implements ProcessingEvent {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("FetchFirstBlockFailed")
                    .required("error", error)
                    .required("message_id", messageId)
                    .required("message_dst", messageDst)
                    .toMap();
        }
    }

    /**
     * The message is about to be sent.
     *
     * @param shardBlockId Always empty: blocks are not iterated.
     * @param messageId Hash of the message.
     * @param messageDst Destination, {@code <workchain>:<hex>}.
     * @param message The message.
     */
    record WillSend(
            String shardBlockId, String messageId, String messageDst, String message) implements ProcessingEvent {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("WillSend")
                    .required("shard_block_id", shardBlockId)
                    .required("message_id", messageId)
                    .required("message_dst", messageDst)
                    .required("message", message)
                    .toMap();
        }
    }

    /**
     * The node accepted and executed the message.
     *
     * @param shardBlockId Always empty: blocks are not iterated.
     * @param messageId Hash of the message.
     * @param messageDst Destination, {@code <workchain>:<hex>}.
     * @param message The message.
     */
    record DidSend(
            String shardBlockId, String messageId, String messageDst, String message) implements ProcessingEvent {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("DidSend")
                    .required("shard_block_id", shardBlockId)
                    .required("message_id", messageId)
                    .required("message_dst", messageDst)
                    .required("message", message)
                    .toMap();
        }
    }

    /**
     * The message could not be sent, or the node refused it.
     *
     * @param shardBlockId Always empty: blocks are not iterated.
     * @param messageId Hash of the message.
     * @param messageDst Destination, {@code <workchain>:<hex>}.
     * @param message The message.
     * @param error The error.
     */
    record SendFailed(
            String shardBlockId,
            String messageId,
            String messageDst,
            String message,
            ClientError error) implements ProcessingEvent {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("SendFailed")
                    .required("shard_block_id", shardBlockId)
                    .required("message_id", messageId)
                    .required("message_dst", messageDst)
                    .required("message", message)
                    .required("error", error)
                    .toMap();
        }
    }

    /**
     * Waiting for the transaction begins.
     *
     * @param shardBlockId Always empty: blocks are not iterated.
     * @param messageId Hash of the message.
     * @param messageDst Destination, {@code <workchain>:<hex>}.
     * @param message The message.
     */
    record WillFetchNextBlock(
            String shardBlockId, String messageId, String messageDst, String message) implements ProcessingEvent {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("WillFetchNextBlock")
                    .required("shard_block_id", shardBlockId)
                    .required("message_id", messageId)
                    .required("message_dst", messageDst)
                    .required("message", message)
                    .toMap();
        }
    }

    /**
     * The transaction could not be queried.
     *
     * @param shardBlockId Always empty: blocks are not iterated.
     * @param messageId Hash of the message.
     * @param messageDst Destination, {@code <workchain>:<hex>}.
     * @param message The message.
     * @param error The error.
     */
    record FetchNextBlockFailed(
            String shardBlockId,
            String messageId,
            String messageDst,
            String message,
            ClientError error) implements ProcessingEvent {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("FetchNextBlockFailed")
                    .required("shard_block_id", shardBlockId)
                    .required("message_id", messageId)
                    .required("message_dst", messageDst)
                    .required("message", message)
                    .required("error", error)
                    .toMap();
        }
    }

    /**
     * The message expired; a new one is encoded and sent.
     *
     * @param messageId Hash of the message.
     * @param messageDst Destination, {@code <workchain>:<hex>}.
     * @param message The message.
     * @param error Why the message is considered expired.
     */
    record MessageExpired(
            String messageId, String messageDst, String message, ClientError error) implements ProcessingEvent {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("MessageExpired")
                    .required("message_id", messageId)
                    .required("message_dst", messageDst)
                    .required("message", message)
                    .required("error", error)
                    .toMap();
        }
    }

    /**
     * The network passed the message to its validators.
     *
     * @param messageId Hash of the message.
     * @param messageDst Destination, {@code <workchain>:<hex>}.
     * @param timestamp When the status was set, Unix time in ms.
     * @param json Additional data from the node; null if there is none.
     */
    record RempSentToValidators(
            String messageId,
            String messageDst,
            BigInteger timestamp,
            @Nullable Object json) implements ProcessingEvent {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("RempSentToValidators")
                    .required("message_id", messageId)
                    .required("message_dst", messageDst)
                    .required("timestamp", timestamp)
                    .required("json", json)
                    .toMap();
        }
    }

    /**
     * The message is in a block candidate.
     *
     * @param messageId Hash of the message.
     * @param messageDst Destination, {@code <workchain>:<hex>}.
     * @param timestamp When the status was set, Unix time in ms.
     * @param json Additional data from the node; null if there is none.
     */
    record RempIncludedIntoBlock(
            String messageId,
            String messageDst,
            BigInteger timestamp,
            @Nullable Object json) implements ProcessingEvent {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("RempIncludedIntoBlock")
                    .required("message_id", messageId)
                    .required("message_dst", messageDst)
                    .required("timestamp", timestamp)
                    .required("json", json)
                    .toMap();
        }
    }

    /**
     * The message is in an accepted block.
     *
     * @param messageId Hash of the message.
     * @param messageDst Destination, {@code <workchain>:<hex>}.
     * @param timestamp When the status was set, Unix time in ms.
     * @param json Additional data from the node; null if there is none.
     */
    record RempIncludedIntoAcceptedBlock(
            String messageId,
            String messageDst,
            BigInteger timestamp,
            @Nullable Object json) implements ProcessingEvent {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("RempIncludedIntoAcceptedBlock")
                    .required("message_id", messageId)
                    .required("message_dst", messageDst)
                    .required("timestamp", timestamp)
                    .required("json", json)
                    .toMap();
        }
    }

    /**
     * Another status, such as a final one.
     *
     * @param messageId Hash of the message.
     * @param messageDst Destination, {@code <workchain>:<hex>}.
     * @param timestamp When the status was set, Unix time in ms.
     * @param json Additional data from the node; null if there is none.
     */
    record RempOther(
            String messageId,
            String messageDst,
            BigInteger timestamp,
            @Nullable Object json) implements ProcessingEvent {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("RempOther")
                    .required("message_id", messageId)
                    .required("message_dst", messageDst)
                    .required("timestamp", timestamp)
                    .required("json", json)
                    .toMap();
        }
    }

    /**
     * No more statuses are expected; the transaction is awaited instead.
     *
     * @param messageId Hash of the message.
     * @param messageDst Destination, {@code <workchain>:<hex>}.
     * @param error The reason.
     */
    record RempError(String messageId, String messageDst, ClientError error) implements ProcessingEvent {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("RempError")
                    .required("message_id", messageId)
                    .required("message_dst", messageDst)
                    .required("error", error)
                    .toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements ProcessingEvent {
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
    static ProcessingEvent fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "WillFetchFirstBlock" -> new WillFetchFirstBlock(
                    fields.required("message_id", Decoders::string), fields.required("message_dst", Decoders::string));
            case "FetchFirstBlockFailed" -> new FetchFirstBlockFailed(
                    fields.required("error", ClientError::fromJson),
                    fields.required("message_id", Decoders::string),
                    fields.required("message_dst", Decoders::string));
            case "WillSend" -> new WillSend(
                    fields.required("shard_block_id", Decoders::string),
                    fields.required("message_id", Decoders::string),
                    fields.required("message_dst", Decoders::string),
                    fields.required("message", Decoders::string));
            case "DidSend" -> new DidSend(
                    fields.required("shard_block_id", Decoders::string),
                    fields.required("message_id", Decoders::string),
                    fields.required("message_dst", Decoders::string),
                    fields.required("message", Decoders::string));
            case "SendFailed" -> new SendFailed(
                    fields.required("shard_block_id", Decoders::string),
                    fields.required("message_id", Decoders::string),
                    fields.required("message_dst", Decoders::string),
                    fields.required("message", Decoders::string),
                    fields.required("error", ClientError::fromJson));
            case "WillFetchNextBlock" -> new WillFetchNextBlock(
                    fields.required("shard_block_id", Decoders::string),
                    fields.required("message_id", Decoders::string),
                    fields.required("message_dst", Decoders::string),
                    fields.required("message", Decoders::string));
            case "FetchNextBlockFailed" -> new FetchNextBlockFailed(
                    fields.required("shard_block_id", Decoders::string),
                    fields.required("message_id", Decoders::string),
                    fields.required("message_dst", Decoders::string),
                    fields.required("message", Decoders::string),
                    fields.required("error", ClientError::fromJson));
            case "MessageExpired" -> new MessageExpired(
                    fields.required("message_id", Decoders::string),
                    fields.required("message_dst", Decoders::string),
                    fields.required("message", Decoders::string),
                    fields.required("error", ClientError::fromJson));
            case "RempSentToValidators" -> new RempSentToValidators(
                    fields.required("message_id", Decoders::string),
                    fields.required("message_dst", Decoders::string),
                    fields.required("timestamp", Decoders::bigInteger),
                    fields.required("json", Decoders::any));
            case "RempIncludedIntoBlock" -> new RempIncludedIntoBlock(
                    fields.required("message_id", Decoders::string),
                    fields.required("message_dst", Decoders::string),
                    fields.required("timestamp", Decoders::bigInteger),
                    fields.required("json", Decoders::any));
            case "RempIncludedIntoAcceptedBlock" -> new RempIncludedIntoAcceptedBlock(
                    fields.required("message_id", Decoders::string),
                    fields.required("message_dst", Decoders::string),
                    fields.required("timestamp", Decoders::bigInteger),
                    fields.required("json", Decoders::any));
            case "RempOther" -> new RempOther(
                    fields.required("message_id", Decoders::string),
                    fields.required("message_dst", Decoders::string),
                    fields.required("timestamp", Decoders::bigInteger),
                    fields.required("json", Decoders::any));
            case "RempError" -> new RempError(
                    fields.required("message_id", Decoders::string),
                    fields.required("message_dst", Decoders::string),
                    fields.required("error", ClientError::fromJson));
            default -> new Unknown(fields.toMap());
        };
    }
}
