// Generated from the definitions of the API.
/** States of accounts. */
package vendorclient.api.account;
