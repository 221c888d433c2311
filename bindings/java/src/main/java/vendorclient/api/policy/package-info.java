// Generated from the definitions of the API.
/** Spending policies: limits, allowed recipients and approval for everything that is sent. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.policy;
