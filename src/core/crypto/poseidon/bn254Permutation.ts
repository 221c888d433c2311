/**
 * The Poseidon permutation over the scalar field of BN254, power 5, 8 full rounds, with the standard constants of the
 * Grain generator. Source: proofs 8.6.
 */
import { grainGenConstants } from '@noble/curves/abstract/poseidon.js'
import { bn254_Fr } from '@noble/curves/bn254.js'
import { BN254_ORDER } from './bn254Order.ts'

const ROUNDS_FULL = 8
/** Partial rounds by the number of inputs, from 1: the width of the state is one more. */
const ROUNDS_PARTIAL = [56, 57, 56, 60, 60, 63, 64, 63, 60, 66, 60, 65, 70, 60, 64, 68]
/** Maximum number of elements that one permutation takes. */
export const MAX_POSEIDON_INPUTS: number = ROUNDS_PARTIAL.length

interface Constants {
  /** Round constants, by round. */
  readonly rounds: readonly (readonly bigint[])[]
  readonly matrix: readonly (readonly bigint[])[]
  readonly partialRounds: number
}

const made = new Map<number, Constants>()

/** Making the constants takes tens of milliseconds, so they are made once per width. */
function constantsOf(width: number): Constants {
  let constants = made.get(width)
  if (constants === undefined) {
    const partialRounds = ROUNDS_PARTIAL[width - 2]
    if (partialRounds === undefined) throw new RangeError(`Unsupported Poseidon state of ${width} elements`)
    const options = { Fp: bn254_Fr, t: width, roundsFull: ROUNDS_FULL, roundsPartial: partialRounds }
    const { roundConstants, mds } = grainGenConstants(options)
    constants = { rounds: roundConstants, matrix: mds, partialRounds }
    made.set(width, constants)
  }
  return constants
}

/** The permuted state; 2 to 17 elements of the field. Throws RangeError for another width. */
export function permutePoseidon(state: readonly bigint[]): bigint[] {
  const { rounds, matrix, partialRounds } = constantsOf(state.length)
  const fullBefore = ROUNDS_FULL / 2
  let current = [...state]
  rounds.forEach((constants, round) => {
    const isFull = round < fullBefore || round >= fullBefore + partialRounds
    const mixed = current.map((value, index) => {
      const sum = value + constants[index]!
      return isFull || index === 0 ? fifthPower(sum) : sum
    })
    current = matrix.map((row) => {
      let sum = 0n
      for (let i = 0; i < row.length; i++) sum += row[i]! * mixed[i]!
      return sum % BN254_ORDER
    })
  })
  return current
}

function fifthPower(value: bigint): bigint {
  const square = (value * value) % BN254_ORDER
  return (((square * square) % BN254_ORDER) * value) % BN254_ORDER
}
