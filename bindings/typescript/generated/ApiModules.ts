// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller } from '../common/Caller.ts'
import { AbiModule } from './modules/abi.ts'
import { AccountModule } from './modules/account.ts'
import { BocModule } from './modules/boc.ts'
import { ClientModule } from './modules/client.ts'
import { CryptoModule } from './modules/crypto.ts'
import { DaemonModule } from './modules/daemon.ts'
import { InboxModule } from './modules/inbox.ts'
import { NetModule } from './modules/net.ts'
import { OutboxModule } from './modules/outbox.ts'
import { PolicyModule } from './modules/policy.ts'
import { ProcessingModule } from './modules/processing.ts'
import { ProofsModule } from './modules/proofs.ts'
import { TvmModule } from './modules/tvm.ts'
import { UtilsModule } from './modules/utils.ts'
import { ZkloginModule } from './modules/zklogin.ts'

/** The modules of the API. */
export class ApiModules {
  /** Information about the library, and answers to its requests. */
  readonly client: ClientModule
  /** Account states. */
  readonly account: AccountModule
  /** Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys. */
  readonly crypto: CryptoModule
  /** Contract ABIs: encoding and decoding messages, bodies and contract data. */
  readonly abi: AbiModule
  /** Bags of cells: parse, build and cache them. */
  readonly boc: BocModule
  /** Sends messages, waits for their transactions, and monitors them. */
  readonly processing: ProcessingModule
  /** Messages stored until they have a result: they survive the process that sends them, and each is sent once. */
  readonly outbox: OutboxModule
  /** Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged. */
  readonly inbox: InboxModule
  /** Spending policies: limits, allowed recipients and approval for everything that is sent. */
  readonly policy: PolicyModule
  /** Local execution of contracts: transactions, getters and get methods. */
  readonly tvm: TvmModule
  /** Addresses, storage fees and compression. */
  readonly utils: UtilsModule
  /** Helpers for wallets that are opened with zkLogin. They only compute and never call a prover. */
  readonly zklogin: ZkloginModule
  /** Queries and subscriptions. */
  readonly net: NetModule
  /** Proofs that data from a server is what the network agreed on. */
  readonly proofs: ProofsModule
  /** The daemon and the connection to it. */
  readonly daemon: DaemonModule

  constructor(caller: Caller) {
    this.client = new ClientModule(caller)
    this.account = new AccountModule(caller)
    this.crypto = new CryptoModule(caller)
    this.abi = new AbiModule(caller)
    this.boc = new BocModule(caller)
    this.processing = new ProcessingModule(caller)
    this.outbox = new OutboxModule(caller)
    this.inbox = new InboxModule(caller)
    this.policy = new PolicyModule(caller)
    this.tvm = new TvmModule(caller)
    this.utils = new UtilsModule(caller)
    this.zklogin = new ZkloginModule(caller)
    this.net = new NetModule(caller)
    this.proofs = new ProofsModule(caller)
    this.daemon = new DaemonModule(caller)
  }
}
