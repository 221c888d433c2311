// Generated from the definitions of the API.
/** Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.inbox;
