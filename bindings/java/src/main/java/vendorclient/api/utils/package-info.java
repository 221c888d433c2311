// Generated from the definitions of the API.
/** Addresses, storage fees and compression. */
package vendorclient.api.utils;
