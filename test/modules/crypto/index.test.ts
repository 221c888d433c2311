import { describe, expect, test } from 'vitest'
import { CryptoErrorCode } from '../../../src/core/crypto/CryptoError.ts'
import { crypto } from '../../../src/modules/crypto/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { runVector } from '../../support/runVector.ts'
import { readVectors } from '../../support/vectors.ts'

const client = await LocalClient.open()
function unusedObject() {
  return Promise.reject(new Error('this object is never asked'))
}

describe('module crypto', () => {
  test('defines each published error once', () => {
    expect(Object.fromEntries(crypto.errors.map(({ name, code }) => [name, code]))).toEqual(CryptoErrorCode)
  })

  test.each(crypto.functions.map((definition) => [definition.name, definition] as const))(
    'the example of %s holds',
    async (method, { example, appObject }) => {
      const { params, result, setup } = example
      const error = (result as { $error?: number } | null)?.$error
      const outcome = error === undefined ? { expect: result } : { error: { code: error } }
      const needsObject = appObject !== undefined || setup?.some((call) => call.method === 'crypto.create_crypto_box')
      const scenario = { method, params: params as Record<string, unknown>, ...outcome, ...(setup && { setup }) }
      await runVector(client, scenario, needsObject ? unusedObject : undefined)
    },
  )
})

const vectors = readVectors('crypto.json')

describe('known calls of module crypto', () => {
  if (vectors === undefined) test.skip('are skipped: the folder of vectors is absent', () => {})

  test.each((vectors ?? []).map((vector) => [vector.name, vector] as const))('%s', async (_, vector) => {
    await runVector(client, vector)
  })
})
