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
  /** Facts about the library, and answers to its requests. */
  readonly client: ClientModule
  /** States of accounts. */
  readonly account: AccountModule
  /** Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys. */
  readonly crypto: CryptoModule
  /** Contract descriptions: messages, bodies and data of contracts, encoded and decoded. */
  readonly abi: AbiModule
  /** Bags of cells: parsing, building, and a cache of them. */
  readonly boc: BocModule
  /** Messages on their way: sending, waiting for transactions, watching. */
  readonly processing: ProcessingModule
  /** Messages that survive the process that sends them, each sent once, each with an end. */
  readonly outbox: OutboxModule
  /** Deposits of followed accounts that survive the process that receives them, each delivered until it is booked. */
  readonly inbox: InboxModule
  /** What may be spent: limits, recipients and approval for everything that is sent. */
  readonly policy: PolicyModule
  /** Local execution of contracts: whole transactions, getters and get methods. */
  readonly tvm: TvmModule
  /** Addresses, storage fees and compression. */
  readonly utils: UtilsModule
  /** Helpers for wallets that are opened by a login: computation alone, no prover is called. */
  readonly zklogin: ZkloginModule
  /** Queries and subscriptions of the network. */
  readonly net: NetModule
  /** Proofs that what a server says is what the network agreed on. */
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
