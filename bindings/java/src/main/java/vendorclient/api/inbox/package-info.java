// Generated from the definitions of the API.
/** Deposits of followed accounts that survive the process that receives them, each delivered until it is booked. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.inbox;
