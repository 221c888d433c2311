import { describe, expect, test } from 'vitest'
import { client as clientModule } from '../../../src/api/client.ts'
import { account } from '../../../src/modules/account/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { runVector } from '../../support/runVector.ts'
import { readVectors } from '../../support/vectors.ts'

const client = await LocalClient.open()

describe('module account', () => {
  test('has its function', () => {
    expect(account.functions.map(({ name }) => name)).toEqual(['account.get_account'])
  })

  test('publishes the codes of the client under its own name', () => {
    expect(account.errorCodeType?.name).toBe('AccountErrorCode')
    expect(account.errors).toEqual(clientModule.errors)
  })

  test('reports that the network is not configured', async () => {
    const { example } = account.functions[0]!
    await runVector(client, {
      method: 'account.get_account',
      params: example.params as Record<string, unknown>,
      error: { code: 14 },
    })
  })

  test('reports a missing account id as wrong parameters', async () => {
    await expect(client.call('account.get_account', { dapp_id: 'ab'.repeat(32) })).rejects.toMatchObject({ code: 23 })
  })
})

const vectors = readVectors('account.json')

describe('known calls of module account', () => {
  if (vectors === undefined) test.skip('are skipped: the folder of vectors is absent', () => {})

  test.each((vectors ?? []).map((vector) => [vector.name, vector] as const))('%s', async (_, vector) => {
    await runVector(client, vector)
  })
})
