// Generated from the definitions of the API.
/** Queries and subscriptions of the network. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.net;
