import { describe, expect, test } from 'vitest'
import { abi } from '../../../src/modules/abi/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { runVector } from '../../support/runVector.ts'
import { readVectors } from '../../support/vectors.ts'

const client = await LocalClient.open()

describe('module abi', () => {
  test('has codes without gaps', () => {
    expect(abi.errors.map(({ code }) => code)).toEqual(Array.from({ length: 17 }, (_, index) => 301 + index))
  })

  test.each(abi.functions.map((definition) => [definition.name, definition] as const))(
    'the example of %s holds',
    async (method, { example: { params, result, setup } }) => {
      await runVector(client, {
        method,
        params: params as Record<string, unknown>,
        expect: result,
        ...(setup && { setup }),
      })
    },
  )
})

const vectors = readVectors('abi.json')

describe('known calls of module abi', () => {
  if (vectors === undefined) test.skip('are skipped: the folder of vectors is absent', () => {})

  test.each((vectors ?? []).map((vector) => [vector.name, vector] as const))('%s', async (_, vector) => {
    await runVector(client, vector)
  })
})
