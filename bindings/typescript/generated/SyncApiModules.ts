// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller } from '../common/Caller.ts'
import { SyncAbiModule } from './syncModules/abi.ts'
import { SyncAccountModule } from './syncModules/account.ts'
import { SyncBocModule } from './syncModules/boc.ts'
import { SyncClientModule } from './syncModules/client.ts'
import { SyncCryptoModule } from './syncModules/crypto.ts'
import { SyncDaemonModule } from './syncModules/daemon.ts'
import { SyncInboxModule } from './syncModules/inbox.ts'
import { SyncNetModule } from './syncModules/net.ts'
import { SyncOutboxModule } from './syncModules/outbox.ts'
import { SyncPolicyModule } from './syncModules/policy.ts'
import { SyncProcessingModule } from './syncModules/processing.ts'
import { SyncProofsModule } from './syncModules/proofs.ts'
import { SyncTvmModule } from './syncModules/tvm.ts'
import { SyncUtilsModule } from './syncModules/utils.ts'
import { SyncZkloginModule } from './syncModules/zklogin.ts'

/** The modules of the API, with synchronous forms of the functions. */
export class SyncApiModules {
  /** Information about the library, and answers to its requests. */
  readonly client: SyncClientModule
  /** Account states. */
  readonly account: SyncAccountModule
  /** Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys. */
  readonly crypto: SyncCryptoModule
  /** Contract ABIs: encoding and decoding messages, bodies and contract data. */
  readonly abi: SyncAbiModule
  /** Bags of cells: parse, build and cache them. */
  readonly boc: SyncBocModule
  /** Sends messages, waits for their transactions, and monitors them. */
  readonly processing: SyncProcessingModule
  /** Messages stored until they have a result: they survive the process that sends them, and each is sent once. */
  readonly outbox: SyncOutboxModule
  /** Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged. */
  readonly inbox: SyncInboxModule
  /** Spending policies: limits, allowed recipients and approval for everything that is sent. */
  readonly policy: SyncPolicyModule
  /** Local execution of contracts: transactions, getters and get methods. */
  readonly tvm: SyncTvmModule
  /** Addresses, storage fees and compression. */
  readonly utils: SyncUtilsModule
  /** Helpers for wallets that are opened with zkLogin. They only compute and never call a prover. */
  readonly zklogin: SyncZkloginModule
  /** Queries and subscriptions. */
  readonly net: SyncNetModule
  /** Proofs that data from a server is what the network agreed on. */
  readonly proofs: SyncProofsModule
  /** The daemon and the connection to it. */
  readonly daemon: SyncDaemonModule

  constructor(caller: SyncCaller) {
    this.client = new SyncClientModule(caller)
    this.account = new SyncAccountModule(caller)
    this.crypto = new SyncCryptoModule(caller)
    this.abi = new SyncAbiModule(caller)
    this.boc = new SyncBocModule(caller)
    this.processing = new SyncProcessingModule(caller)
    this.outbox = new SyncOutboxModule(caller)
    this.inbox = new SyncInboxModule(caller)
    this.policy = new SyncPolicyModule(caller)
    this.tvm = new SyncTvmModule(caller)
    this.utils = new SyncUtilsModule(caller)
    this.zklogin = new SyncZkloginModule(caller)
    this.net = new SyncNetModule(caller)
    this.proofs = new SyncProofsModule(caller)
    this.daemon = new SyncDaemonModule(caller)
  }
}
