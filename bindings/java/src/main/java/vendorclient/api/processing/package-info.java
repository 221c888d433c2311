// Generated from the definitions of the API.
/** Sends messages, waits for their transactions, and monitors them. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.processing;
