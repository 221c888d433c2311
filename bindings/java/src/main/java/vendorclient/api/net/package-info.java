// Generated from the definitions of the API.
/** Queries and subscriptions. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.net;
