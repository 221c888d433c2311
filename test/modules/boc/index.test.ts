import { describe, test } from 'vitest'
import { boc } from '../../../src/modules/boc/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { runVector } from '../../support/runVector.ts'
import { readVectors } from '../../support/vectors.ts'

const client = await LocalClient.open()

describe('module boc', () => {
  test.each(boc.functions.map((definition) => [definition.name, definition] as const))(
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

const vectors = readVectors('boc.json')

describe('known calls of module boc', () => {
  if (vectors === undefined) test.skip('are skipped: the folder of vectors is absent', () => {})

  test.each((vectors ?? []).map((vector) => [vector.name, vector] as const))('%s', async (_, vector) => {
    await runVector(await LocalClient.open(), vector)
  })
})
