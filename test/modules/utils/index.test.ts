import { describe, test } from 'vitest'
import { utils } from '../../../src/modules/utils/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { runVector } from '../../support/runVector.ts'
import { readVectors } from '../../support/vectors.ts'

const client = await LocalClient.open()

describe('module utils', () => {
  test.each(utils.functions.map((definition) => [definition.name, definition] as const))(
    'the example of %s holds',
    async (method, { example: { params, result } }) => {
      await runVector(client, { method, params: params as Record<string, unknown>, expect: result })
    },
  )
})

const vectors = readVectors('utils.json')

describe('known calls of module utils', () => {
  if (vectors === undefined) test.skip('are skipped: the folder of vectors is absent', () => {})

  test.each((vectors ?? []).map((vector) => [vector.name, vector] as const))('%s', async (_, vector) => {
    await runVector(client, vector)
  })
})
