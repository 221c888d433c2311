/** How JSON texts travel between a client and a daemon. */
package vendorclient.transport;
