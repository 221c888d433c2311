import { describe, test } from 'vitest'
import { tvm } from '../../../src/modules/tvm/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { runVector } from '../../support/runVector.ts'
import { readVectors } from '../../support/vectors.ts'

const client = await LocalClient.open()

describe('module tvm', () => {
  test.each(tvm.functions.map((definition) => [definition.name, definition] as const))(
    'the example of %s holds',
    async (method, { example: { params, result, setup }, appObject }) => {
      await runVector(
        client,
        {
          method,
          params: params as Record<string, unknown>,
          expect: result,
          ...(setup && { setup }),
        },
        appObject && (() => ({ valid: true })),
      )
    },
  )
})

const vectors = readVectors('tvm.json')

describe('known calls of module tvm', () => {
  if (vectors === undefined) test.skip('are skipped: the folder of vectors is absent', () => {})

  test.each((vectors ?? []).map((vector) => [vector.name, vector] as const))('%s', async (_, vector) => {
    await runVector(await LocalClient.open(), vector)
  })
})
