// Generated from the definitions of the API.
/** What may be spent: limits, recipients and approval for everything that is sent. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.policy;
