// Generated from the definitions of the API.
/** Messages on their way: sending, waiting for transactions, watching. */
package vendorclient.api.processing;
