// Generated from the definitions of the API.
/** Addresses, storage fees and compression. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.utils;
