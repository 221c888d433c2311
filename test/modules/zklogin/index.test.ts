import { describe, expect, test } from 'vitest'
import { hexToBytes } from '../../../src/core/bytes/index.ts'
import { decodeLoginProof } from '../../../src/core/crypto/zklogin/verifyLoginProof.ts'
import { zklogin } from '../../../src/modules/zklogin/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { runVector } from '../../support/runVector.ts'
import { extraVectors, withVectors } from '../../support/vm/extraVectors.ts'

const client = await LocalClient.open()

describe('module zklogin', () => {
  test.each(zklogin.functions.map((definition) => [definition.name, definition] as const))(
    'the example of %s holds',
    async (method, { example: { params, result } }) => {
      await runVector(client, { method, params: params as Record<string, unknown>, expect: result })
    },
  )
})

describe('an address seed', () => {
  const login = { claim_value: 'user', audience: 'application', salt: '1' }
  const seedOf = async (change: Record<string, unknown>): Promise<unknown> =>
    client.call('zklogin.address_seed', { ...login, ...change })

  test('depends on everything that it is made from', async () => {
    const seeds = await Promise.all(
      [{}, { claim_name: 'email' }, { claim_value: 'other' }, { audience: 'other' }, { salt: '2' }].map(seedOf),
    )
    expect(new Set(seeds.map((seed) => JSON.stringify(seed))).size).toBe(5)
    expect(await seedOf({ claim_name: 'sub' })).toEqual(seeds[0])
  })

  test.each([
    ['a claim that is too long', { claim_value: 'x'.repeat(116) }],
    ['an audience that is too long', { audience: 'x'.repeat(146) }],
    ['a name that is too long', { claim_name: 'x'.repeat(33) }],
    ['a character beyond the circuit', { audience: 'Ā' }],
    ['a salt beyond the field', { salt: String(2n ** 254n) }],
    ['a negative salt', { salt: '-1' }],
  ])('is refused for %s', async (_what, change) => {
    await expect(seedOf(change)).rejects.toMatchObject({ code: 23 })
  })
})

const example = (zklogin.functions[1]!.example.params as { proof: Record<string, unknown> }).proof

describe('a proof', () => {
  test.each([
    ['a point off the curve', { a: ['1', '3'] }],
    ['a third coordinate that is not one', { a: ['1', '2', '2'] }],
    ['too few coordinates', { c: ['1'] }],
    ['a coordinate beyond the field', { a: [String(2n ** 255n), '2'] }],
    ['a text that is no number', { a: ['x', '2'] }],
    ['a pair with one part', { b: [['1'], ['1', '2']] }],
    [
      'a point of the twist off the curve',
      {
        b: [
          ['1', '2'],
          ['1', '2'],
        ],
      },
    ],
  ])('is refused for %s', async (_what, change) => {
    const call = client.call('zklogin.proof_to_bytes', { proof: { ...example, ...change } })
    await expect(call).rejects.toMatchObject({ code: 23 })
  })

  test('has infinity nowhere', async () => {
    const call = client.call('zklogin.proof_to_bytes', { proof: { ...example, a: ['0', '0'] } })
    await expect(call).rejects.toMatchObject({ code: 23 })
  })
})

describe.skipIf(extraVectors === undefined)(withVectors('published proofs'), () => {
  test('are written as they were', async () => {
    for (const { proof } of extraVectors!.zk_login) {
      const points = decodeLoginProof(hexToBytes(proof)!)
      const [a, b, c] = [points.a.toAffine(), points.b.toAffine(), points.c.toAffine()]
      const coordinates = {
        a: [a.x, a.y].map(String),
        b: [b.x, b.y].map(({ c0, c1 }) => [String(c0), String(c1)]),
        c: [c.x, c.y, 1n].map(String),
      }
      expect(await client.call('zklogin.proof_to_bytes', { proof: coordinates })).toEqual({ proof })
    }
  })
})
