// Generated from the definitions of the API.
/** Local execution of contracts: whole transactions, getters and get methods. */
package vendorclient.api.tvm;
