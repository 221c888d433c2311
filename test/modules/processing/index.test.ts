import { describe, expect, test } from 'vitest'
import { processing } from '../../../src/modules/processing/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { runVector } from '../../support/runVector.ts'

const client = await LocalClient.open()

describe('module processing', () => {
  test('publishes its codes without a gap', () => {
    expect(processing.errors.map(({ code }) => code)).toEqual(Array.from({ length: 21 }, (_, index) => 501 + index))
  })

  test.each(processing.functions.map((definition) => [definition.name, definition] as const))(
    'the example of %s holds',
    async (method, { example: { params, result } }) => {
      const error = (result as { $error?: number } | null)?.$error
      const outcome = error === undefined ? { expect: result } : { error: { code: error } }
      await runVector(client, { method, params: params as Record<string, unknown>, ...outcome })
    },
  )
})
