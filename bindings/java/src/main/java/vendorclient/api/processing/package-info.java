// Generated from the definitions of the API.
/** Messages on their way: sending, waiting for transactions, watching. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.processing;
