// Generated from the definitions of the API.
/** Messages stored until they have a result: they survive the process that sends them, and each is sent once. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.outbox;
