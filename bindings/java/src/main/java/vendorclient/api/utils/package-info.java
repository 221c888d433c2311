// Generated from the definitions of the API.
/** Addresses and compression. */
package vendorclient.api.utils;
