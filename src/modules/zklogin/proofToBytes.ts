import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToHex } from '../../core/bytes/index.ts'
import { concatBytes } from '../../core/crypto/concatBytes.ts'
import { InvalidParams } from '../../errors/client.ts'
import { ParamsOfProofToBytes, ResultOfProofToBytes } from './types.ts'

export const proofToBytes = defineFunction({
  name: 'zklogin.proof_to_bytes',
  summary: 'Converts a login proof to the form that contracts accept.',
  description:
    'The proof comes from a prover, which this library never calls. Each point is checked to be on its curve and in the group.',
  params: ParamsOfProofToBytes,
  result: ResultOfProofToBytes,
  errors: [InvalidParams],
  extension: true,
  access: 'computes',
  example: {
    params: {
      proof: {
        a: ['1', '2', '1'],
        b: [
          [
            '10857046999023057135944570762232829481370756359578518086990519993285655852781',
            '11559732032986387107991004021392285783925812861821192530917403151452391805634',
          ],
          [
            '8495653923123431417604973247489272438418190587263600148770280649306958101930',
            '4082367875863433681332203403145435568316851327593401208105741076214120093531',
          ],
          ['1', '0'],
        ],
        c: ['1', '2', '1'],
      },
    },
    result: {
      proof:
        '0100000000000000000000000000000000000000000000000000000000000000edf692d95cbdde46ddda5ef7d422436779445c5e66006a42761e1f12efde0018c212f3aeb785e49712e7a9353349aaf1255dfb31b7bf60723a480d9293938e190100000000000000000000000000000000000000000000000000000000000000',
    },
  },
  heavy: () => true,
  compute: async ({ proof: { a, b, c } }) => {
    const { encodeG1, encodeG2, pointOfG1, pointOfG2, PointError } = await import(
      '../../core/crypto/zklogin/bn254Points.ts'
    )
    try {
      const [ax, ay] = affine(a, 'a').map((part) => readNumber(part, 'a'))
      const [bx, by] = affine(b, 'b').map((pair) => readPair(pair, 'b'))
      const [cx, cy] = affine(c, 'c').map((part) => readNumber(part, 'c'))
      const bytes = concatBytes(
        encodeG1(pointOfG1(ax!, ay!)),
        encodeG2(pointOfG2(bx!, by!)),
        encodeG1(pointOfG1(cx!, cy!)),
      )
      return { proof: bytesToHex(bytes) }
    } catch (error) {
      if (!(error instanceof PointError)) throw error
      throw InvalidParams.error(`Invalid proof: ${error.message}`, { path: 'proof' }, error)
    }
  },
})

function refuse(path: string, expected: string): never {
  throw InvalidParams.error(`Invalid proof: expected ${expected} in proof.${path}`, { path: `proof.${path}` })
}

/** x and y of a point; a third coordinate is optional and must be one, which means that x and y are affine. */
function affine<T extends string | readonly string[]>(point: readonly T[], path: string): readonly T[] {
  const [, , third] = point
  const isOne = third === undefined || [third].flat().join() === (path === 'b' ? '1,0' : '1')
  if (point.length < 2 || point.length > 3 || !isOne) refuse(path, 'two coordinates and at most a third, which is one,')
  return point.slice(0, 2)
}

function readPair(pair: readonly string[], path: string): readonly [bigint, bigint] {
  const [first, second] = pair
  if (first === undefined || second === undefined || pair.length > 2) refuse(path, 'pairs of numbers')
  return [readNumber(first, path), readNumber(second, path)]
}

function readNumber(text: string, path: string): bigint {
  return /^\d{1,78}$/.test(text) ? BigInt(text) : refuse(path, 'decimal numbers')
}
