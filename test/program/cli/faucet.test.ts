import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommandLine } from '../../support/cli/runCommandLine.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { GraphqlPeer, type PeerAnswer } from '../../support/net/GraphqlPeer.ts'

const ID = 'ab'.repeat(32)
const ADDRESS = `${ID}::${ID}`
const OTHER = 'cd'.repeat(32)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function ask(endpoint: string, ...words: string[]) {
  return runCommandLine(['faucet', ADDRESS, ...words, '--url', endpoint], folder)
}

describe('faucet', () => {
  test('transfers tokens and shows the transaction', async () => {
    const node = await DevNode.start()
    try {
      const { json, exitCode, text } = await ask(node.url, '2.5')
      expect(json).toEqual({
        address: ADDRESS,
        amount: '2500000000',
        message_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        tx_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        aborted: false,
        exit_code: 0,
        dapp_id: ID,
      })
      expect([exitCode, text.includes('outcome')]).toEqual([0, false])
      const { data } = await node.query(`{blockchain{transaction(hash:"${json.tx_hash}"){in_msg}}}`)
      expect(data.blockchain.transaction.in_msg).toBe(json.message_hash)
    } finally {
      await node.dispose()
    }
  })

  test('transfers nothing to an account under another Dapp ID than the address names', async () => {
    const node = await DevNode.start()
    try {
      const words = ['faucet', `${OTHER}::${ID}`, '--url', node.url]
      await expect(runCommandLine(words, folder)).rejects.toMatchObject({
        exitCode: 12,
        message: expect.stringContaining('no account with this Dapp ID'),
      })
      const query = `{blockchain{account(account_id:"${ID}",dapp_id:"${ID}"){info{balance}}}}`
      expect((await node.query(query)).data.blockchain.account.info).toBeNull()
    } finally {
      await node.dispose()
    }
  })

  const answers = async (answer: PeerAnswer) => (await GraphqlPeer.start({ rest: () => answer })).endpoint
  const gift = { message_hash: 'a', tx_hash: 'b', aborted: false, exit_code: 0, dapp_id: ID }

  test('fails when the node reports that the contract failed', async () => {
    const result = { ...gift, aborted: true, exit_code: 60, dapp_id: OTHER }
    const { json, exitCode, text } = await ask(await answers({ json: { result, error: null } }))
    expect([exitCode, json.aborted, json.exit_code, json.dapp_id]).toEqual([13, true, 60, OTHER])
    // The address where the tokens are, independently of the one in the request.
    expect(json.address).toBe(`${OTHER}::${ID}`)
    expect(text).toContain('the contract failed with exit code 60')
  })

  test.each([
    ['refuses in an envelope', { json: { result: null, error: { code: 'X', message: 'no funds' } } }, 12, 'no funds'],
    ['refuses with a status', { json: { result: null, error: { message: 'bad id' } }, status: 400 }, 12, 'bad id'],
    ['has none', { status: 404, text: 'Not found' }, 12, 'has no faucet'],
    ['breaks off', 'drop in the middle', 15, 'may have been sent'],
    ['does not answer', 'drop', 15, 'may have been sent'],
    ['stands behind a gateway that fails', { status: 502 }, 15, 'may have been sent'],
  ] as const)('of a node that %s', async (_, answer, exitCode, message) => {
    await expect(ask(await answers(answer as PeerAnswer))).rejects.toMatchObject({
      exitCode,
      message: expect.stringContaining(message),
    })
  })

  test('a missing node is an error of the faucet', async () => {
    await expect(ask('http://127.0.0.1:9')).rejects.toMatchObject({ exitCode: 10 })
  })
})
