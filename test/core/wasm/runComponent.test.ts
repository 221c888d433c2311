import { describe, expect, test } from 'vitest'
import { ChainRandom } from '../../../src/core/wasm/chainRandom.ts'
import { type ComponentCall, runComponent } from '../../../src/core/wasm/runComponent.ts'
import { wasiInterfaces } from '../../../src/core/wasm/wasiInterfaces.ts'
import { Dice } from '../../fuzz/Dice.ts'
import { extraVectors, withVectors } from '../../support/vm/extraVectors.ts'
import { readComponent } from '../../support/wasm.ts'

const bytes = readComponent('bytes').bytes
const random = readComponent('random').bytes
const FUEL = 10_000_000n

function run(name: string, more: Partial<ComponentCall> = {}) {
  return runComponent({
    binary: bytes,
    instance: '',
    name,
    argument: Uint8Array.of(1, 2, 3),
    fuel: FUEL,
    interfaces: wasiInterfaces(0n),
    ...more,
  })
}

describe('a component', () => {
  test('returns bytes for bytes', () => {
    const instance = 'docs:bytes/tools@0.1.0'
    expect(run('same', { instance })).toMatchObject({ bytes: Uint8Array.of(1, 2, 3) })
    const argument = new Uint8Array(100_000).fill(1)
    expect(run('same', { instance, argument })).toMatchObject({ bytes: argument })
    expect(run('sum', { instance })).toMatchObject({ bytes: Uint8Array.of(6) })
  })

  test('keeps nothing from one call to the next', () => {
    const call = () => run('same', { instance: 'docs:bytes/tools@0.1.0' }).fuelUsed
    const first = call()
    expect([call(), call()]).toEqual([first, first])
    expect(first).toBeGreaterThan(0n)
  })

  test('uses steps in proportion to its work', () => {
    const steps = (length: number) =>
      run('sum', { instance: 'docs:bytes/tools@0.1.0', argument: new Uint8Array(length) }).fuelUsed
    const perByte = (steps(2000) - steps(1000)) / 1000n
    expect(perByte).toBeGreaterThan(10n)
    expect(steps(3000) - steps(2000)).toBe(perByte * 1000n)
  })

  test.each(['forever', 'deep', 'trap', 'grow', 'fill', 'beyond', 'outside'])('ends with a trap: %s', (name) => {
    const { fuelUsed, ...outcome } = run(name)
    expect(outcome).toEqual({ failure: 'trapped' })
    if (name === 'forever' || name === 'fill') expect(fuelUsed).toBe(FUEL)
  })

  test.each(['number', 'nothing', 'same'])('has no function of bytes to bytes: %s', (name) => {
    expect(run(name)).toMatchObject({ failure: 'noFunction' })
  })

  test('gets the random numbers of the block through an import that is called indirectly', () => {
    const draw = (time: bigint) => run('draw', { binary: random, interfaces: wasiInterfaces(time) })
    const known = new ChainRandom(7n)
    const expected = new Uint8Array(24)
    for (let at = 0; at < 24; at += 8) new DataView(expected.buffer).setBigUint64(at, known.u64(), true)
    expect(draw(7n)).toMatchObject({ bytes: expected })
    expect(draw(8n)).not.toEqual(draw(7n))
  })

  test('a component whose import is missing is not linked', () => {
    expect(run('draw', { binary: random, interfaces: () => undefined })).toMatchObject({ failure: 'unlinked' })
  })
})

describe('bytes that are not a component', () => {
  test.each([
    ['nothing', new Uint8Array(0)],
    ['a core module', Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)],
    ['noise', new Uint8Array(100).fill(7)],
  ])('are refused: %s', (_what, binary) => {
    expect(run('same', { binary })).toMatchObject({ failure: 'invalid' })
  })

  test('end with a known failure wherever they are cut or changed', () => {
    const ends = new Set<string>()
    const dice = new Dice(20_261_122)
    for (let round = 0; round < 400; round++) {
      const source = dice.below(2) === 0 ? bytes : random
      const binary = round % 4 === 0 ? source.slice(0, dice.below(source.length)) : source.slice()
      if (round % 4 !== 0)
        for (let count = 1 + dice.below(3); count > 0; count--) binary[dice.below(binary.length)] = dice.below(256)
      const name = source === bytes ? 'sum' : 'draw'
      const outcome = run(name, { binary, instance: 'docs:bytes/tools@0.1.0', fuel: 100_000n })
      expect(outcome.fuelUsed).toBeLessThanOrEqual(100_000n)
      ends.add('failure' in outcome ? outcome.failure : 'bytes')
    }
    for (const end of ['invalid', 'bytes']) expect(ends).toContain(end)
  })
})

describe.skipIf(extraVectors === undefined)(withVectors('random numbers of a block'), () => {
  test('match the random numbers of the network', () => {
    for (const known of extraVectors!.rng) {
      const own = new ChainRandom(BigInt(known.time))
      expect(Buffer.from(own.bytes(16)).toString('hex')).toBe(known.bytes16)
      expect(String(own.u64())).toBe(known.u64_1)
      expect(Buffer.from(own.bytes(5)).toString('hex')).toBe(known.bytes5)
      expect(String(own.u64())).toBe(known.u64_2)
    }
  })
})
