// Generated from the definitions of the API.
package vendorclient.api;

import vendorclient.Caller;
import vendorclient.api.abi.AbiModule;
import vendorclient.api.account.AccountModule;
import vendorclient.api.boc.BocModule;
import vendorclient.api.client.ClientModule;
import vendorclient.api.crypto.CryptoModule;
import vendorclient.api.daemon.DaemonModule;
import vendorclient.api.inbox.InboxModule;
import vendorclient.api.net.NetModule;
import vendorclient.api.outbox.OutboxModule;
import vendorclient.api.policy.PolicyModule;
import vendorclient.api.processing.ProcessingModule;
import vendorclient.api.proofs.ProofsModule;
import vendorclient.api.tvm.TvmModule;
import vendorclient.api.utils.UtilsModule;
import vendorclient.api.zklogin.ZkloginModule;

/** All modules of the library. */
public interface Api extends Caller {
    /** Version of the definitions and of this package. */
    String VERSION = "3.0.0";

    /**
     * Information about the library, and answers to its requests.
     *
     * @return the functions of the module
     */
    default ClientModule client() {
        return new ClientModule(this);
    }

    /**
     * Account states.
     *
     * @return the functions of the module
     */
    default AccountModule account() {
        return new AccountModule(this);
    }

    /**
     * Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.
     *
     * @return the functions of the module
     */
    default CryptoModule crypto() {
        return new CryptoModule(this);
    }

    /**
     * Contract ABIs: encoding and decoding messages, bodies and contract data.
     *
     * @return the functions of the module
     */
    default AbiModule abi() {
        return new AbiModule(this);
    }

    /**
     * Bags of cells: parse, build and cache them.
     *
     * @return the functions of the module
     */
    default BocModule boc() {
        return new BocModule(this);
    }

    /**
     * Sends messages, waits for their transactions, and monitors them.
     *
     * @return the functions of the module
     */
    default ProcessingModule processing() {
        return new ProcessingModule(this);
    }

    /**
     * Messages stored until they have a result: they survive the process that sends them, and each is sent once.
     *
     * @return the functions of the module
     */
    default OutboxModule outbox() {
        return new OutboxModule(this);
    }

    /**
     * Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged.
     *
     * @return the functions of the module
     */
    default InboxModule inbox() {
        return new InboxModule(this);
    }

    /**
     * Spending policies: limits, allowed recipients and approval for everything that is sent.
     *
     * @return the functions of the module
     */
    default PolicyModule policy() {
        return new PolicyModule(this);
    }

    /**
     * Local execution of contracts: transactions, getters and get methods.
     *
     * @return the functions of the module
     */
    default TvmModule tvm() {
        return new TvmModule(this);
    }

    /**
     * Addresses, storage fees and compression.
     *
     * @return the functions of the module
     */
    default UtilsModule utils() {
        return new UtilsModule(this);
    }

    /**
     * Helpers for wallets that are opened with zkLogin. They only compute and never call a prover.
     *
     * @return the functions of the module
     */
    default ZkloginModule zklogin() {
        return new ZkloginModule(this);
    }

    /**
     * Queries and subscriptions.
     *
     * @return the functions of the module
     */
    default NetModule net() {
        return new NetModule(this);
    }

    /**
     * Proofs that data from a server is what the network agreed on.
     *
     * @return the functions of the module
     */
    default ProofsModule proofs() {
        return new ProofsModule(this);
    }

    /**
     * The daemon and the connection to it.
     *
     * @return the functions of the module
     */
    default DaemonModule daemon() {
        return new DaemonModule(this);
    }
}
