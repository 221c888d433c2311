import type { AbiParam, AbiType, MapKeyType } from '../../src/core/abi/index.ts'
import { bytesToHex } from '../../src/core/bytes/index.ts'
import { Builder, writeBocBase64 } from '../../src/core/cells/index.ts'
import type { Dice } from '../fuzz/Dice.ts'

/** Maximum number of items of lists. */
const MAX_ITEMS = 3
/** The first test of RFC 8032, 7.1: some codecs take only points of the curve. */
const PUBLIC_KEY = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'

/** Random values of parameters, in the form in which decoding returns them. */
export function randomValues(params: readonly AbiParam[], dice: Dice): Record<string, unknown> {
  return Object.fromEntries(params.map(({ name, type }) => [name, randomValue(type, dice)]))
}

function randomValue(type: AbiType, dice: Dice): unknown {
  switch (type.kind) {
    case 'uint':
      return unsignedText(randomBits(type.bits, dice), type.bits)
    case 'int':
      return BigInt.asIntN(type.bits, randomBits(type.bits, dice)).toString()
    case 'varuint':
      return unsignedText(randomBits(8 * (type.size - 1), dice), 8 * (type.size - 1))
    case 'varint':
      return BigInt.asIntN(8 * (type.size - 1), randomBits(8 * (type.size - 1), dice)).toString()
    case 'token':
      return randomBits(120, dice).toString()
    case 'time':
      return randomBits(64, dice).toString()
    case 'expire':
      return randomBits(32, dice).toString()
    case 'bool':
      return dice.below(2) === 0
    case 'cell':
      return writeBocBase64(new Builder().storeUint(dice.word(), 32).toCell())
    case 'address':
    case 'address_std':
      return dice.below(4) === 0 ? '' : randomAddress(dice)
    case 'bytes':
      return randomHex(dice.pick([0, 1, 32, 127, 128, 300]), dice)
    case 'fixedbytes':
      return randomHex(type.size, dice)
    case 'string':
      return dice.pick(['', 'a', 'Wörter, 言葉', 'x'.repeat(200)])
    case 'pubkey':
      return dice.pick(['', PUBLIC_KEY])
    case 'tuple':
      return randomValues(type.params, dice)
    case 'array':
      return randomItems(type.item, dice.below(MAX_ITEMS + 1), dice)
    case 'fixedarray':
      return randomItems(type.item, type.length, dice)
    case 'map':
      return Object.fromEntries(
        Array.from({ length: dice.below(MAX_ITEMS + 1) }, () => [
          randomKey(type.key, dice),
          randomValue(type.value, dice),
        ]),
      )
    case 'optional':
      return dice.below(2) === 0 ? null : randomValue(type.inner, dice)
    case 'ref':
      return randomValue(type.inner, dice)
  }
}

function randomItems(type: AbiType, count: number, dice: Dice): unknown[] {
  return Array.from({ length: count }, () => randomValue(type, dice))
}

function randomKey(type: MapKeyType, dice: Dice): string {
  return type.kind === 'uint' || type.kind === 'int' ? String(randomValue(type, dice)) : randomAddress(dice)
}

export function randomAddress(dice: Dice): string {
  return `${dice.pick([0, 0, -1])}:${randomHex(32, dice)}`
}

function randomHex(bytes: number, dice: Dice): string {
  return bytesToHex(Uint8Array.from({ length: bytes }, () => dice.below(256)))
}

/** Small numbers as often as those of every size and the largest. */
function randomBits(bits: number, dice: Dice): bigint {
  const kind = dice.below(4)
  if (kind === 0) return BigInt.asUintN(bits, BigInt(dice.below(4)))
  if (kind === 1) return (1n << BigInt(bits)) - 1n
  let number = 0n
  for (let count = 0; count < bits; count += 32) number = (number << 32n) | BigInt(dice.word())
  return BigInt.asUintN(kind === 2 ? bits : 1 + dice.below(bits), number)
}

function unsignedText(number: bigint, bits: number): string {
  return bits === 256 ? `0x${number.toString(16).padStart(64, '0')}` : number.toString()
}
