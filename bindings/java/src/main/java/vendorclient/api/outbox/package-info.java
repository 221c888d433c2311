// Generated from the definitions of the API.
/** Messages that survive the process that sends them, each sent once, each with an end. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.outbox;
