// Generated from the definitions of the API.
/** Queries and subscriptions of the network. */
package vendorclient.api.net;
