// Generated from the definitions of the API.
/**
 * Client of a core blockchain library for TVM networks with Dapp IDs. The program that it starts is in a module for
 * each platform, {@code vendorclient.program.linux.x64} for example, which is found as a service.
 */
module vendorclient {
    requires java.net.http;
    requires static org.jspecify;

    exports vendorclient;
    exports vendorclient.api;
    exports vendorclient.api.abi;
    exports vendorclient.api.account;
    exports vendorclient.api.boc;
    exports vendorclient.api.client;
    exports vendorclient.api.crypto;
    exports vendorclient.api.daemon;
    exports vendorclient.api.devnode;
    exports vendorclient.api.inbox;
    exports vendorclient.api.net;
    exports vendorclient.api.outbox;
    exports vendorclient.api.policy;
    exports vendorclient.api.processing;
    exports vendorclient.api.proofs;
    exports vendorclient.api.tvm;
    exports vendorclient.api.utils;
    exports vendorclient.api.zklogin;
    exports vendorclient.json;
    exports vendorclient.transport;

    uses vendorclient.ProgramPackage;
}
