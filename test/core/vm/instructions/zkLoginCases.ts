import { bn254 } from '@noble/curves/bn254.js'
import { Builder, type Cell } from '../../../../src/core/cells/index.ts'
import { concatBytes } from '../../../../src/core/crypto/concatBytes.ts'
import { BN254_ORDER } from '../../../../src/core/crypto/poseidon/bn254Order.ts'
import { encodeG1, encodeG2 } from '../../../../src/core/crypto/zklogin/bn254Points.ts'
import { snakeCell } from '../../../../src/core/tlb/index.ts'
import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

const CURRENT = { setup: { rules: 'current' } } as const

function textCell(text: string): Cell {
  return snakeCell(new TextEncoder().encode(text))
}

function scalarCell(value: bigint): Cell {
  return snakeCell(Uint8Array.from({ length: 32 }, (_, place) => Number((value >> BigInt(8 * place)) & 255n)))
}

const g1 = encodeG1(bn254.G1.Point.BASE)
const g2 = encodeG2(bn254.G2.Point.BASE)

function flagged(bytes: Uint8Array, flags: number): Uint8Array {
  const changed = bytes.slice()
  changed[changed.length - 1]! |= flags
  return changed
}

/** The coordinate of a point of the twisted curve that is in no subgroup, compressed. */
function pointOutsideOfSubgroup(): Uint8Array {
  const { Fp2 } = bn254.fields
  const { b } = bn254.G2.Point.CURVE()
  for (let c0 = 1n; ; c0++) {
    const x = Fp2.fromBigTuple([c0, 0n])
    try {
      Fp2.sqrt(Fp2.add(Fp2.mul(Fp2.sqr(x), x), b))
    } catch {
      continue
    }
    const bytes = new Uint8Array(64)
    bytes[0] = Number(c0)
    return bytes
  }
}

/** On the line y² = x³ + 3 there is no point with x = 0. */
const nowhere = new Uint8Array(32)

const names = {
  a: textCell('a'),
  z: textCell('0'),
  seven: textCell('7'),
  long: textCell('1'.repeat(300)),
  leading: textCell('07'),
  signed: textCell('-7'),
  empty: textCell(''),
  full: textCell('x'.repeat(224)),
  tooLong: textCell('x'.repeat(225)),
  fullHeader: textCell('x'.repeat(248)),
  longHeader: textCell('x'.repeat(249)),
  wide: textCell('ÿ'),
  tooWide: textCell('Ā'),
  noText: snakeCell(Uint8Array.of(0xff)),
  bits: new Builder().storeUint(1, 3).toCell(),
  twoRefs: new Builder().storeRef(textCell('')).storeRef(textCell('')).toCell(),
  modulus: snakeCell(new Uint8Array(257).fill(255).fill(0, 0, 1)),
  longModulus: snakeCell(new Uint8Array(257).fill(1)),
  proof: snakeCell(concatBytes(g1, g2, g1)),
  proofAndMore: snakeCell(concatBytes(g1, g2, g1, g1)),
  shortProof: snakeCell(concatBytes(g1, g2, g1.subarray(1))),
  bothFlags: snakeCell(concatBytes(g1, flagged(g2, 0xc0), g1)),
  infinite: snakeCell(concatBytes(flagged(nowhere, 0x40), flagged(new Uint8Array(64), 0x40), g1)),
  notOnCurve: snakeCell(concatBytes(nowhere, g2, g1)),
  tooLarge: snakeCell(concatBytes(new Uint8Array(32).fill(255).fill(0x3f, 31), g2, g1)),
  outside: snakeCell(concatBytes(g1, pointOutsideOfSubgroup(), g1)),
  one: scalarCell(1n),
  zero: scalarCell(0n),
  last: scalarCell(BN254_ORDER - 1n),
  order: scalarCell(BN254_ORDER),
  two: snakeCell(new Uint8Array(64)),
  partial: snakeCell(new Uint8Array(31)),
}

function poseidon(before: string, after: string, gas = 0): InstructionCase {
  return line('POSEIDON; POP s0', before, after, 356 + gas, { ...CURRENT, names })
}

/** A failing instruction is the last one that is paid. */
function refused(before: string, exitCode: number, gas = 0): InstructionCase {
  return line('POSEIDON', before, `!${exitCode}`, 356 + gas, { ...CURRENT, names })
}

function verify(before: string, after: string, gas: number): InstructionCase {
  return line('VERGRTH16', before, after, 2380 + gas, { ...CURRENT, names })
}

/** Source: virtual machine extensions 4. */
export const zkLoginCases: readonly InstructionCase[] = [
  poseidon('1 2 3 $a $a $a $seven', ''),
  poseidon('255 2^64-1 2^256-1 $modulus $full $fullHeader $long', '', 600),
  poseidon('0 0 0 $empty $empty $wide $z', ''),
  refused('1 2 3 $a $a $a $leading', 12),
  refused('1 2 3 $a $a $a $signed', 12),
  refused('1 2 3 $a $a $a $empty', 12),
  refused('1 2 3 $a $a $a $noText', 7),
  refused('1 2 3 $a $a $noText $z', 7),
  refused('1 2 3 $a $tooLong $a $z', 12, 100),
  refused('1 2 3 $a $a $longHeader $z', 12, 100),
  refused('1 2 3 $a $tooWide $a $z', 12),
  refused('1 2 3 $longModulus $a $a $z', 12, 200),
  refused('1 2 3 $twoRefs $a $a $z', 7),
  line('POSEIDON', '1 2 3 $bits $a $a $z', '!11', 'any', { ...CURRENT, names }),
  verify('$proof $one', '0', 100),
  verify('$proof $zero', '0', 100),
  verify('$proofAndMore $last', '0', 100),
  verify('$infinite $one', '0', 100),
  verify('$proof $empty', '0', 100),
  verify('$proof $two', '0', 100),
  verify('$shortProof $one', '!12', 0),
  verify('$bothFlags $one', '!12', 100),
  verify('$notOnCurve $one', '!12', 100),
  verify('$tooLarge $one', '!12', 100),
  verify('$outside $one', '!12', 100),
  verify('$proof $order', '!12', 0),
  verify('$proof $partial', '!12', 0),
]
