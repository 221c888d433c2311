import { randomBytes } from 'node:crypto'
import { base64ToBytes, bytesToHex, hexToBytes } from '../../../src/core/bytes/index.ts'
import { type Cell, parseBoc } from '../../../src/core/cells/index.ts'
import type { ChainRules } from '../../../src/core/chainRules.ts'
import { contractInfo } from '../../../src/core/executor/contractInfo.ts'
import {
  type BlockchainConfig,
  defaultBlockchainConfig,
  type Executed,
  executeTransaction,
} from '../../../src/core/executor/index.ts'
import { type Account, currencies, type ExtraCurrencies, parseMessage } from '../../../src/core/tlb/index.ts'
import { runVm, type VmOutcome, type VmValue } from '../../../src/core/vm/index.ts'
import { LocalClient } from '../LocalClient.ts'
import { TickingClock } from './TickingClock.ts'

interface Entry {
  readonly account: Account | undefined
  readonly dappId?: string
}

export interface KeyPairTexts {
  readonly public: string
  readonly secret: string
}

/**
 * A chain of accounts without blocks: runs messages on them one after the other, including those that contracts send.
 */
export class ContractChain {
  readonly client: LocalClient
  readonly rules: ChainRules
  /** Credit of every Dapp ID, nano. */
  dappCredit = 0n
  /** Transactions since the last external message, in order. */
  transactions: Executed[] = []
  readonly #accounts = new Map<string, Entry>()
  readonly #clock: TickingClock
  readonly #config: BlockchainConfig = defaultBlockchainConfig('node')
  #lt = 1_000_000n

  private constructor(client: LocalClient, clock: TickingClock, rules: ChainRules) {
    this.client = client
    this.rules = rules
    this.#clock = clock
  }

  static async open(rules: ChainRules = 'current'): Promise<ContractChain> {
    const clock = new TickingClock()
    return new ContractChain(await LocalClient.open({ clock, config: { abi: { rules } } }), clock, rules)
  }

  get nowSec(): number {
    return Math.floor(this.#clock.nowMs / 1000)
  }

  advance(seconds: number): void {
    this.#clock.nowMs += seconds * 1000
  }

  newKeys(): Promise<KeyPairTexts> {
    return this.client.call('crypto.generate_random_sign_keys')
  }

  /** Adds an account to the chain, or replaces it. */
  put(id: string, account: Account, dappId?: string): void {
    this.#accounts.set(id, { account, ...(dappId !== undefined && { dappId }) })
  }

  /** An account with money and no contract. */
  fund(id: string, grams: bigint, other: readonly (readonly [number, bigint])[] = []): void {
    this.put(id, {
      address: { type: 'std', workchain: 0, account: bytesOf(id) },
      storageInfo: { used: { cells: 0n, bits: 0n, publicCells: 0n }, lastPaid: this.nowSec },
      lastTransLt: 0n,
      balance: currencies(grams, other),
      state: { type: 'uninit' },
    })
  }

  entry(id: string): Entry {
    return this.#accounts.get(id) ?? { account: undefined }
  }

  grams(id: string): bigint {
    return this.entry(id).account?.balance.grams ?? 0n
  }

  currencies(id: string): ExtraCurrencies | undefined {
    return this.entry(id).account?.balance.other
  }

  /** Runs an external message and everything that comes of it. Throws `NotAccepted`. */
  send(boc: string): Executed {
    this.transactions = []
    const first = this.#run(cellOf(boc))
    const queue = [...first.outMessages]
    for (let message = queue.shift(); message !== undefined; message = queue.shift()) {
      if (parseMessage(message, this.rules).header.type !== 'internal') continue
      queue.push(...this.#run(message).outMessages)
    }
    return first
  }

  /** Runs one message under classic rules. */
  sendClassic(boc: string): Executed {
    return this.#run(cellOf(boc), 'classic')
  }

  #run(message: Cell, rules: ChainRules = this.rules): Executed {
    const { header } = parseMessage(message, rules)
    if (header.dest.type !== 'std') throw new Error('Only messages to accounts are run')
    const id = bytesToHex(header.dest.account)
    const { account, dappId } = this.entry(id)
    this.#lt += 1_000_000n
    const done = executeTransaction({
      account,
      ...(dappId !== undefined && { dappId }),
      message,
      config: this.#config,
      rules,
      lt: this.#lt,
      blockLt: this.#lt,
      blockTimeSec: this.nowSec,
      randomSeed: randomBytes(32),
      dappCredit: this.dappCredit,
    })
    this.#accounts.set(id, { account: done.account, ...(done.dappId !== undefined && { dappId: done.dappId }) })
    this.transactions.push(done)
    return done
  }

  /** Runs code of an account and changes nothing. The stack is the bottom first, with the selector at its end. */
  runCode(id: string, stack: readonly VmValue[]): VmOutcome {
    const { account } = this.entry(id)
    if (account?.state.type !== 'active' || account.address.type !== 'std') throw new Error(`No contract at ${id}`)
    const { code, data } = account.state.init
    return runVm({
      code: code!,
      data: data!,
      stack,
      c7: contractInfo({
        config: this.#config,
        address: account.address,
        accountId: bytesOf(id),
        balance: account.balance,
        unixTime: this.nowSec,
        blockLt: this.#lt,
        transactionLt: this.#lt,
        code: code!,
      }),
      gas: { limit: 1_000_000, credit: 0, max: 1_000_000, price: 65_536n },
      rules: this.rules,
      capabilities: this.#config.capabilities,
      libraries: [],
    })
  }
}

function bytesOf(hex: string): Uint8Array {
  return hexToBytes(hex)!
}
function cellOf(boc: string): Cell {
  return parseBoc(base64ToBytes(boc)!)
}
