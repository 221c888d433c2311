// Generated from the definitions of the API.
/** Addresses. */
package vendorclient.api.utils;
