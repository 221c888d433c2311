// Generated from the definitions of the API.
/** Account states. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.account;
