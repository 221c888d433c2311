import { Builder, type Cell, Slice } from '../../../src/core/cells/index.ts'
import {
  CurrencyCollection,
  currencies,
  extraCurrencies,
  type InternalAddress,
  messageCell,
  NO_ADDRESS,
  type StateInit,
  standardAddress,
  stateInitCell,
} from '../../../src/core/tlb/index.ts'
import type { Dice } from '../Dice.ts'
import { randomGrams, randomMoney } from './randomMoney.ts'

/** Accounts that messages of a generated contract may reach. */
export interface Neighbours {
  readonly addresses: readonly InternalAddress[]
  /** State inits that accounts can be deployed with. */
  readonly inits: readonly StateInit[]
}

/** A register c5 with up to five actions of networks with Dapp IDs, most of which can be done. */
export function randomCurrentActions(dice: Dice, neighbours: Neighbours): Cell {
  let list = new Builder().toCell()
  for (let count = dice.below(6); count > 0; count--) {
    const action = new Builder().storeRef(list)
    storeAction(dice, action, neighbours)
    list = action.toCell()
  }
  return list
}

/** Body that asks for the constructor, something else, or nothing. */
export function randomBody(dice: Dice): Slice | undefined {
  const kind = dice.below(6)
  if (kind === 0) return undefined
  const builder = new Builder().storeUint(kind < 4 ? 1 : dice.below(1000), 32)
  if (kind === 2) builder.storeRun(1, 600).storeRef(new Builder().storeRun(0, 1000).toCell())
  return Slice.of(builder.toCell())
}

function code(hex: string): Cell {
  return new Builder().storeBits(Buffer.from(hex, 'hex')).toCell()
}

function storeAction(dice: Dice, builder: Builder, neighbours: Neighbours): void {
  const amount = dice.pick([0n, 1n, 5n, 700_000_000n, (1n << 64n) - 1n])
  switch (dice.below(20)) {
    case 0:
    case 1:
      builder.storeUint(0x36e6b809, 32).storeUint(dice.below(8) === 0 ? dice.below(256) : dice.below(2), 8)
      CurrencyCollection.store(randomMoney(dice, dice.pick([0n, 1n, 20_000_000n, randomGrams(dice)])), builder)
      break
    case 2:
      builder.storeUint(0xad4de08e, 32).storeRef(code(dice.pick(['f800', '', 'f80022'])))
      break
    case 3:
      builder.storeUint(0x26fa1dd4, 32).storeUint(dice.below(4), 7).storeBit(1).storeRef(code('aa'))
      break
    case 4:
      builder
        .storeUint(0x24486f7a, 32)
        .storeUint(dice.pick([0, 1, 1, 7]), 8)
        .storeRun(1, 256)
      break
    case 5:
      builder.storeUint(0xc2bc6dd8, 32).storeMaybeRef(extraCurrencies([[1 + dice.below(3), amount]]).root)
      break
    case 6:
      builder
        .storeUint(0x130efdee, 32)
        .storeUintBig(dice.pick([0n, 0n, 1n, 5n, amount]), 64)
        .storeUint(1 + dice.below(3), 32)
      break
    case 7:
      builder.storeUint(0x90d8ae28, 32).storeUintBig(amount, 64)
      break
    case 8:
      builder
        .storeUint(dice.pick([0xcb9b9a2f, 0x144a733e, 0xe6eb9feb]), 32)
        .storeUintBig(dice.pick([0n, 7n, amount]), 64)
      break
    default:
      builder.storeUint(0x0ec3c86d, 32).storeUint(sendMode(dice), 8).storeRef(message(dice, neighbours))
  }
}

function sendMode(dice: Dice): number {
  return dice.below(15) === 0 ? dice.below(256) : dice.pick([0, 0, 1, 1, 16, 17, 128, 128, 144, 160, 129])
}

function message(dice: Dice, { addresses, inits }: Neighbours): Cell {
  const body = randomBody(dice)
  if (dice.below(6) === 0) {
    const type = dice.pick(['externalOut', 'externalOutV2'] as const)
    const header = { type, src: NO_ADDRESS, dest: NO_ADDRESS, createdLt: 0n, createdAt: 0 }
    return messageCell({ header, ...(body && { body }) })
  }
  const init = dice.below(4) === 0 ? dice.pick(inits) : undefined
  const dest = init === undefined ? dice.pick(addresses) : standardAddress(0, stateInitCell(init).hash())
  return messageCell({
    header: {
      type: 'internal',
      ihrDisabled: dice.below(6) > 0,
      bounce: dice.below(2) === 0,
      bounced: dice.below(10) === 0,
      src: NO_ADDRESS,
      dest: dice.below(20) === 0 ? standardAddress(5, dest.account) : dest,
      value: dice.below(3) === 0 ? randomMoney(dice) : currencies(dice.pick([1_000_000n, 50_000_000n, 2_000_000_000n])),
      ihrFee: dice.below(8) === 0 ? 7_000_000n : 0n,
      fwdFee: dice.below(8) === 0 ? 9_000_000n : 0n,
      createdLt: 0n,
      createdAt: 0,
      ...(dice.below(8) === 0 && { srcDappId: new Uint8Array(32).fill(5) }),
      isExchange: dice.below(4) === 0,
      isRedirect: false,
    },
    ...(init && { init }),
    ...(body && { body }),
  })
}
