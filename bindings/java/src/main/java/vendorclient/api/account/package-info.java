// Generated from the definitions of the API.
/** States of accounts. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.account;
