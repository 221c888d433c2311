// Generated from the definitions of the API.
/** Local execution of contracts: transactions, getters and get methods. */
@org.jspecify.annotations.NullMarked
package vendorclient.api.tvm;
