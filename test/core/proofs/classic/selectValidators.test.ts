import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseBoc } from '../../../../src/core/cells/index.ts'
import { readValidators, selectValidators, type ValidatorRules } from '../../../../src/core/proofs/classic/index.ts'
import { nodeId } from '../../../../src/core/proofs/classic/nodeId.ts'
import { parseBlock, parseMcBlockExtra } from '../../../../src/core/tlb/index.ts'
import { proofFolder } from './storedProofs.ts'

const WHOLE = 0x8000000000000000n
const file = `${proofFolder}/key_block.boc`
const missing = existsSync(file) ? undefined : 'the stored key block is not beside the checkout'

describe.skipIf(missing)(`validators of a stored key block${missing ? ` (skipped: ${missing})` : ''}`, () => {
  const rules = missing === undefined ? readRules() : (undefined as unknown as ValidatorRules)

  test.each([-1, 0, 1])('workchain %i has 7 separate validators', (workchain) => {
    const { validators } = selectValidators(rules, { workchain, shard: WHOLE }, 1)
    expect(validators).toHaveLength(7)
    for (const { publicKey } of validators) expect((nodeId(publicKey)[0]! % 32) - 1).toBe(workchain)
    expect(new Set(validators.map(({ publicKey }) => publicKey.join())).size).toBe(7)
  })

  test('a workchain without enough validators is refused', () => {
    expect(() => selectValidators(rules, { workchain: 5, shard: WHOLE }, 1)).toThrow(/workchain 5/)
  })
})

function readRules(): ValidatorRules {
  const block = parseBlock(parseBoc(new Uint8Array(readFileSync(file))), 'classic')
  return readValidators(parseMcBlockExtra(block.extra.custom!).config!)
}

describe('a shard of a network with one workchain', () => {
  const validator = (index: number, weight: bigint) => ({ publicKey: new Uint8Array(32).fill(index), weight })
  const base: ValidatorRules = {
    list: Array.from({ length: 20 }, (_, i) => validator(i, BigInt(1 + i) * 10n ** 15n)),
    main: 5,
    totalWeight: 0n,
    catchain: { isolateMcValidators: false, shuffleMcValidators: true, shardValidatorsNum: 7 },
    workchainCount: 1,
  }
  const shard = { workchain: 0, shard: 0x4000000000000000n }

  test('draws distinct validators that count as one each, others in another session', () => {
    const { validators, shortHash } = selectValidators(base, shard, 3)
    expect(new Set(validators.map(({ publicKey }) => publicKey[0])).size).toBe(7)
    expect(validators.every(({ weight }) => weight === 1n)).toBe(true)
    const other = selectValidators(base, shard, 4)
    expect(other.shortHash).not.toBe(shortHash)
    expect(other.validators).not.toEqual(validators)
  })

  test('leaves out validators of the masterchain when these are isolated', () => {
    const catchain = { ...base.catchain, isolateMcValidators: true, shardValidatorsNum: 30 }
    const { validators } = selectValidators({ ...base, catchain }, shard, 3)
    expect(validators.map(({ publicKey }) => publicKey[0]).sort((a, b) => a! - b!)).toEqual(
      Array.from({ length: 15 }, (_, i) => i + 5),
    )
    expect(() => selectValidators({ ...base, catchain, main: 20 }, shard, 3)).toThrow(/no validators/)
  })
})
