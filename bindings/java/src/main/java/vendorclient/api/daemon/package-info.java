// Generated from the definitions of the API.
/** Types of the connection itself. */
package vendorclient.api.daemon;
