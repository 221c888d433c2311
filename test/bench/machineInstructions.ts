/** Instructions that are implemented with a library, compared with that library alone. */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { grainGenConstants, poseidon } from '@noble/curves/abstract/poseidon.js'
import { bn254, bn254_Fr } from '@noble/curves/bn254.js'
import { Capability } from '../../src/core/Capability.ts'
import { Builder, type Cell } from '../../src/core/cells/index.ts'
import { concatBytes } from '../../src/core/crypto/concatBytes.ts'
import { encodeG1, encodeG2 } from '../../src/core/crypto/zklogin/bn254Points.ts'
import { snakeCell } from '../../src/core/tlb/index.ts'
import type { VmValue } from '../../src/core/vm/index.ts'
import { runCode } from '../support/vm/runCode.ts'
import { readComponent } from '../support/wasm.ts'
import { compare } from './interleave.ts'
import type { Row, Suite } from './Suite.ts'

const ROUNDS = 9
const component = readComponent('bytes')
const setup = { capabilities: Capability.diff, wasm: new Map([[component.hash, component.bytes]]) }

function text(value: string): Cell {
  return snakeCell(Buffer.from(value))
}
function abi(bytes: Uint8Array): Cell {
  return new Builder().storeRef(snakeCell(bytes)).toCell()
}

const { G1, G2 } = bn254
const g1 = encodeG1(G1.Point.BASE)
const proof = snakeCell(concatBytes(g1, encodeG2(G2.Point.BASE), g1))
const scalar = snakeCell(Uint8Array.from({ length: 32 }, (_, at) => Number(at === 0)))
const three = Array.from({ length: 3 }, (_, at) => ({
  g1: G1.Point.BASE.multiply(BigInt(at + 2)),
  g2: G2.Point.BASE.multiply(BigInt(at + 3)),
}))
/** The permutations of one public input: three of 8 elements, one of 9. */
const permutations = [
  { width: 9, roundsPartial: 63, count: 3 },
  { width: 10, roundsPartial: 60, count: 1 },
].flatMap(({ width, roundsPartial, count }) => {
  const options = { Fp: bn254_Fr, t: width, roundsFull: 8, roundsPartial }
  const permute = poseidon({ ...options, ...grainGenConstants(options), sboxPower: 5 })
  const state = Array.from({ length: width }, (_, at) => BigInt(at))
  return Array.from({ length: count }, () => () => permute(state))
})
const letters = Buffer.from(Array.from({ length: 50_000 }, (_, at) => 97 + ((at * at) % 26)))
const frame = zstdCompressSync(letters)

interface Pair {
  readonly label: string
  readonly code: string
  readonly stack: readonly VmValue[]
  readonly against: string
  readonly peer: () => unknown
}

const pairs: readonly Pair[] = [
  {
    label: 'VERGRTH16',
    code: 'c731',
    stack: [proof, scalar],
    against: '@noble/curves, three pairings at once',
    peer: () => bn254.pairingBatch(three),
  },
  {
    label: 'POSEIDON, four hashes',
    code: 'c732',
    stack: [1, 2, 3, scalar, text('a'), text('b'), text('7')],
    against: '@noble/curves, the same four',
    peer: () => permutations.map((permute) => permute()),
  },
  {
    label: 'ZIP of 50 kB',
    code: 'c716',
    stack: [snakeCell(letters)],
    against: 'zstd of Node.js',
    peer: () => zstdCompressSync(letters),
  },
  {
    label: 'UNZIP to 50 kB',
    code: 'c717',
    stack: [snakeCell(frame)],
    against: 'zstd of Node.js',
    peer: () => zstdDecompressSync(frame),
  },
  {
    label: 'RUNWASM, sum of 1 kB',
    code: 'c739',
    stack: [
      abi(Buffer.from(component.hash, 'hex')),
      abi(new Uint8Array(1000)),
      text('sum'),
      text('docs:bytes/tools@0.1.0'),
      abi(new Uint8Array(0)),
    ],
    against: 'the same sum in JavaScript',
    peer: () => new Uint8Array(1000).reduce((sum, byte) => sum + byte, 0),
  },
]

function elapsedMs(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function measure({ label, code, stack, against, peer }: Pair): Row {
  const run = (): void => {
    const { exitCode } = runCode(code, { stack, ...setup })
    if (exitCode !== 0) throw new Error(`${label} ended with ${exitCode}`)
  }
  run()
  peer()
  const rounds = Array.from({ length: ROUNDS }, () => ({ ours: elapsedMs(run), peer: elapsedMs(peer) }))
  const values = {
    ours: rounds.map(({ ours }) => ours),
    peer: rounds.map((round) => round.peer),
  }
  return { label, against, unit: 'ms', ...compare(values.ours, values.peer) }
}

export const machineInstructions: Suite = {
  name: 'machine-instructions',
  notes:
    'One instruction in a run of its own, beside the library that it stands on. A login proof is three pairings and the decoding of three points; a public input is four hashes of eight or nine elements; bytes are read from chains of cells and written to them. For information: the peers do a part of the work.',
  aims: {
    'POSEIDON, four hashes against @noble/curves, the same four': { aim: { atMost: 2 } },
    'ZIP of 50 kB against zstd of Node.js': { aim: { atMost: 2 } },
    'RUNWASM, sum of 1 kB against the same sum in JavaScript': {
      givenUp: {
        aim: { atMost: 10 },
        reason: 'each call needs an instance with new memory, and V8 takes 18 times as long as the sum to make one',
      },
    },
  },
  run: async () => pairs.map(measure),
}
