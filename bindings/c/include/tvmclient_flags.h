/* Generated from the definitions; changes belong there. */
#ifndef TVMCLIENT_FLAGS_H
#define TVMCLIENT_FLAGS_H

/*
 * Flags of a message that a contract sends, for parameters such as flags of a wallet; combine them with |.
 * Networks with Dapp IDs allow these. Extension of the published interface.
 */
enum tc_send_flags {
    /* The sender pays the forwarding fee in addition to the amount. Without it, the fee is taken from the amount. */
    TC_SEND_FLAGS_PAY_FEES = 1,
    /*
     * All SHELL (currency 2) of the message becomes main currency on arrival, one to one. It arrives in other
     * Dapp IDs as well.
     */
    TC_SEND_FLAGS_EXCHANGE = 16,
    /*
     * Deletes the sending account if its balance is zero afterwards. Only together with
     * TC_SEND_FLAGS_ALL_BALANCE.
     */
    TC_SEND_FLAGS_DESTROY_IF_EMPTY = 32,
    /* Sends everything that the account has, in all currencies. */
    TC_SEND_FLAGS_ALL_BALANCE = 128
};

#endif
