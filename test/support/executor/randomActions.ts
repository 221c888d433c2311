import { Builder, type Cell } from '../../../src/core/cells/index.ts'
import {
  CurrencyCollection,
  currencies,
  Grams,
  type InternalAddress,
  MsgAddress,
  NO_ADDRESS,
  standardAddress,
} from '../../../src/core/tlb/index.ts'
import type { Dice } from '../../fuzz/Dice.ts'
import { OWN, SENDER } from './classicMessages.ts'

/**
 * A register c5 with up to four actions, most of which are sensible. With extra currencies there are only the modes 0
 * and 1 and reserves of grams alone: the other executor loses them when it carries a balance, takes the grams of a
 * failed message and compares currencies before grams.
 */
export function randomActions(dice: Dice, extra: boolean): Cell {
  let list = new Builder().toCell()
  const count = dice.below(5)
  for (let i = 0; i < count; i++) {
    const action = new Builder().storeRef(list)
    storeAction(dice, action, extra)
    list = action.toCell()
  }
  return list
}

/** Code that accepts the message and leaves the list in c5: ACCEPT, PUSHREF, POP c5. */
export function codeWithActions(actions: Cell): Cell {
  return new Builder().storeUint(0xf800, 16).storeUint(0x88, 8).storeUint(0xed55, 16).storeRef(actions).toCell()
}

function storeAction(dice: Dice, builder: Builder, extra: boolean): void {
  switch (dice.below(12)) {
    case 0:
    case 1:
      builder.storeUint(0x36e6b809, 32).storeUint(extra ? 2 * dice.below(2) : dice.below(18), 8)
      CurrencyCollection.store(amount(dice, false), builder)
      break
    case 2:
      builder.storeUint(0xad4de08e, 32).storeRef(new Builder().storeUint(dice.below(1000), 32).toCell())
      break
    case 3:
      if (dice.below(4) === 0) builder.storeUint(dice.below(1 << 30), 32)
      else builder.storeUint(0x36e6b809, 32).storeUint(0, 8).storeUint(0, 5)
      break
    default:
      builder
        .storeUint(0x0ec3c86d, 32)
        .storeUint(extra ? dice.below(2) : mode(dice), 8)
        .storeRef(dice.below(5) === 0 ? event(dice) : internal(dice, extra))
  }
}

function mode(dice: Dice): number {
  const usual = [0, 1, 2, 3, 64, 65, 66, 67, 128, 129, 130, 131, 160, 162, 32, 192, 16, 4, 8]
  return dice.below(12) === 0 ? dice.below(256) : usual[dice.below(usual.length)]!
}

function amount(dice: Dice, extra: boolean) {
  const grams = [0n, 1n, 5_000_000n, 1_000_000_000n, 30_000_000_000n, 1n << 70n][dice.below(6)]!
  return currencies(grams, extra && dice.below(2) === 0 ? [[1 + dice.below(2), BigInt(dice.below(60))]] : [])
}

function event(dice: Dice): Cell {
  const builder = new Builder().storeUint(0b11, 2)
  MsgAddress.store(source(dice), builder)
  MsgAddress.store(
    dice.below(2) === 0 ? NO_ADDRESS : { type: 'extern', bitLength: 64, address: new Uint8Array(8) },
    builder,
  )
  builder.storeUint(0, 64).storeUint(0, 32)
  return withBody(dice, builder)
}

function internal(dice: Dice, extra: boolean): Cell {
  const builder = new Builder()
    .storeBit(0)
    .storeBit(dice.below(4) > 0)
    .storeBit(dice.below(2) === 0)
  builder.storeBit(dice.below(5) === 0)
  MsgAddress.store(source(dice), builder)
  MsgAddress.store(destination(dice), builder)
  CurrencyCollection.store(amount(dice, extra), builder)
  Grams.store(dice.below(8) === 0 ? 7_000_000n : 0n, builder)
  Grams.store(dice.below(8) === 0 ? 9_000_000n : 0n, builder)
  builder.storeUint(0, 64).storeUint(0, 32)
  return withBody(dice, builder)
}

function source(dice: Dice): MsgAddress {
  return dice.below(10) === 0 ? SENDER : dice.below(2) === 0 ? OWN : NO_ADDRESS
}

function destination(dice: Dice): InternalAddress {
  const account = new Uint8Array(32).fill(dice.below(256))
  switch (dice.below(12)) {
    case 0:
      return standardAddress(-1, account)
    case 1:
      return standardAddress(5, account)
    case 2:
      return { type: 'var', workchain: 0, bitLength: 256, account }
    case 3:
      return { type: 'var', workchain: 0, bitLength: 100, account: account.subarray(0, 13).fill(0) }
    case 4:
      return { ...standardAddress(0, account), anycast: { depth: 8, prefix: new Uint8Array([5]) } }
    default:
      return standardAddress(0, account)
  }
}

function withBody(dice: Dice, builder: Builder): Cell {
  const init = dice.below(6) === 0
  builder.storeBit(init)
  if (init) {
    const state = new Builder().storeUint(0b00110, 5).storeRef(cell(dice)).storeRef(cell(dice))
    if (dice.below(2) === 0) builder.storeBit(1).storeRef(state.toCell())
    else builder.storeBit(0).storeBuilder(state)
  }
  if (dice.below(2) === 0) {
    builder.storeBit(1).storeRef(cell(dice))
  } else {
    builder.storeBit(0)
    if (dice.below(2) === 0) builder.storeUint(dice.below(1000), 32)
  }
  return builder.toCell()
}

function cell(dice: Dice): Cell {
  const builder = new Builder().storeRun(1, dice.below(300))
  for (let i = dice.below(3); i > 0; i--) builder.storeRef(new Builder().storeUint(dice.below(4), 8).toCell())
  return builder.toCell()
}
