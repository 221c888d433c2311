import { bytesToHex } from '../../../src/core/bytes/index.ts'
import { Builder, type Cell } from '../../../src/core/cells/index.ts'
import type { BlockchainConfig } from '../../../src/core/executor/index.ts'
import {
  type Account,
  type AccountState,
  messageCell,
  NO_ADDRESS,
  type StateInit,
  standardAddress,
  stateInitCell,
} from '../../../src/core/tlb/index.ts'
import type { Dice } from '../Dice.ts'
import { FUNDAMENTAL, randomConfig } from './randomConfig.ts'
import { type Neighbours, randomBody, randomCurrentActions } from './randomCurrentActions.ts'
import { randomGrams, randomMoney } from './randomMoney.ts'

/** What a chain knows about one account. */
export interface AccountRecord {
  readonly account: Account | undefined
  readonly dappId?: string
  readonly previousTransaction?: { readonly hash: Uint8Array; readonly lt: bigint }
}

/** A few accounts under one configuration, and the message that starts the first transaction. */
export interface World {
  readonly config: BlockchainConfig
  /** By account id in hex digits. */
  readonly accounts: Map<string, AccountRecord>
  readonly message: Cell
  /** Nano that a Dapp may mint in one transaction. */
  readonly dappCredit: bigint
}

/** Unix time of all transactions, s. */
export const WORLD_TIME = 1_700_000_000

const ids = [7, 8, 9].map((byte) => new Uint8Array(32).fill(byte))
const dappIds = ['4'.repeat(64), '5'.repeat(64)] as const

export function randomWorld(dice: Dice): World {
  const config = randomConfig(dice)
  const plain = [...ids, FUNDAMENTAL].map((id) => standardAddress(0, id))
  const inits: StateInit[] = []
  for (let count = 0; count < 2; count++) inits.push(randomInit(dice, { addresses: plain, inits: [EMPTY_INIT] }))
  const neighbours: Neighbours = {
    addresses: [...plain, ...inits.map((init) => standardAddress(0, stateInitCell(init).hash()))],
    inits: [...inits, EMPTY_INIT],
  }
  const accounts = new Map<string, AccountRecord>()
  for (const address of neighbours.addresses) {
    const account = randomAccount(dice, address, neighbours)
    const dappId =
      account?.state.type === 'active' ? dice.pick([dappIds[0], dappIds[0], ...dappIds, undefined]) : undefined
    accounts.set(bytesToHex(address.account), { account, ...(dappId !== undefined && { dappId }) })
  }
  return { config, accounts, message: randomMessage(dice, neighbours), dappCredit: dice.pick([0n, 10n, 1n << 60n]) }
}

const EMPTY = new Builder().toCell()
const EMPTY_INIT: StateInit = { code: new Builder().storeUint(0xf800, 16).toCell(), data: EMPTY }

/** ACCEPT, PUSHREF, POP c5, and sometimes a failure before, between or after. */
function randomCode(dice: Dice, neighbours: Neighbours): Cell {
  const builder = new Builder()
  if (dice.below(12) === 0) builder.storeUint(0xf264, 16)
  builder.storeUint(0xf800, 16)
  if (dice.below(8) === 0) builder.storeUint(0xf265, 16)
  builder.storeUint(0x88ed55, 24).storeRef(randomCurrentActions(dice, neighbours))
  return builder.toCell()
}

function randomInit(dice: Dice, neighbours: Neighbours): StateInit {
  return {
    code: randomCode(dice, neighbours),
    data: new Builder().storeUint(dice.below(1000), 32).toCell(),
    ...(dice.below(8) === 0 && {
      library: new Builder().storeUint(0b10, 2).storeUint(256, 9).storeRun(1, 256).storeBit(1).storeRef(EMPTY).toCell(),
    }),
  }
}

function randomAccount(dice: Dice, address: Account['address'], neighbours: Neighbours): Account | undefined {
  const kind = dice.below(8)
  if (kind === 0) return undefined
  const state = randomState(dice, kind, neighbours)
  return {
    address,
    storageInfo: {
      used: {
        cells: BigInt(dice.pick([1, 5, 5000])),
        bits: BigInt(dice.pick([100, 1000, 10_000_000])),
        publicCells: 0n,
      },
      lastPaid: WORLD_TIME - dice.pick([0, 1000, 2_591_999, 2_592_000, 40_000_000, WORLD_TIME]),
      ...(dice.below(6) === 0 && { duePayment: dice.pick([0n, 1n, 1_000_000n, 3_000_000_000n]) }),
    },
    lastTransLt: BigInt(dice.below(3)) * 1_000_000n,
    balance: randomMoney(dice, dice.pick([randomGrams(dice), randomGrams(dice), 20_000_000_000n, 1n << 64n])),
    ...(state.type === 'active' && dice.below(2) === 0 && { initCodeHash: new Uint8Array(32).fill(0xab) }),
    state,
  }
}

function randomState(dice: Dice, kind: number, neighbours: Neighbours): AccountState {
  if (kind === 1) return { type: 'uninit' }
  const init = dice.below(3) === 0 ? dice.pick(neighbours.inits) : randomInit(dice, neighbours)
  if (kind === 2) return { type: 'frozen', stateHash: stateInitCell(init).hash() }
  return { type: 'active', init: dice.below(20) === 0 ? {} : init }
}

function randomMessage(dice: Dice, { addresses, inits }: Neighbours): Cell {
  const init = dice.below(4) === 0 ? dice.pick(inits) : undefined
  const fits = init !== undefined && dice.below(6) > 0
  const dest = fits ? standardAddress(0, stateInitCell(init).hash()) : dice.pick(addresses)
  const body = randomBody(dice)
  const rest = { ...(init && { init }), ...(body && { body }) }
  if (dice.below(6) === 0)
    return messageCell({ header: { type: 'externalIn', src: NO_ADDRESS, dest, importFee: 0n }, ...rest })
  const srcDappId = dice.pick([dappIds[0], dappIds[0], ...dappIds, undefined])
  return messageCell({
    header: {
      type: 'internal',
      ihrDisabled: dice.below(2) === 0,
      bounce: dice.below(2) === 0,
      bounced: dice.below(10) === 0,
      src: dice.below(30) === 0 ? NO_ADDRESS : dice.pick(addresses),
      dest,
      value: randomMoney(dice, dice.below(2) === 0 ? 5_000_000_000n : randomGrams(dice)),
      ihrFee: dice.below(4) === 0 ? 3_000_000n : 0n,
      fwdFee: dice.below(3) === 0 ? 1_000_000n : 0n,
      createdLt: BigInt(dice.below(4)) * 1_000_000n,
      createdAt: WORLD_TIME,
      ...(srcDappId !== undefined && { srcDappId: Buffer.from(srcDappId, 'hex') }),
      isExchange: dice.below(4) === 0,
      isRedirect: false,
    },
    ...rest,
  })
}
