// Generated from the definitions of the API.
/** The daemon and the connection to it. */
package vendorclient.api.daemon;
