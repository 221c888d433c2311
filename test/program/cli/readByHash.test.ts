/** Blocks and messages by their hash, as different networks publish them. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeBlockData } from '../../../src/core/chain/encodeBlockData.ts'
import { runCommandLine } from '../../support/cli/runCommandLine.ts'
import { GraphqlPeer, type PeerAnswer } from '../../support/net/GraphqlPeer.ts'

const ID = 'ab'.repeat(32)
const EMPTY_CELL = 'te6ccgEBAQEAAgAAAA=='
const EMPTY_CELL_HASH = '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7'
const data = encodeBlockData({
  commonSection: Uint8Array.of(7),
  block: Buffer.from(EMPTY_CELL, 'base64'),
  transactionCount: 3n,
  accountChanges: new Uint8Array(8),
})
function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const refused: PeerAnswer = { errors: [{ message: 'Deprecated API is disabled' }] }
const unknownField: PeerAnswer = { errors: [{ message: 'Unknown field' }] }

/** A network that answers each interface with a scripted answer. */
async function network(blockchain: PeerAnswer, collection: PeerAnswer): Promise<GraphqlPeer> {
  return GraphqlPeer.start({ query: ({ query }) => (query.includes('blockchain') ? blockchain : collection) })
}

async function run(peer: GraphqlPeer, ...words: string[]) {
  return (await runCommandLine(['--url', peer.endpoint, ...words], folder)).json
}

describe('block save', () => {
  const file = () => join(folder, 'block')
  const published = (text: string | null) => ({ data: { blockchain: { block: { data: text } } } })

  test.each([
    ['compressed data', base64(zstdCompressSync(data))],
    ['data', base64(data)],
    ['the BOC itself', EMPTY_CELL],
  ])('writes the TVM block where the network publishes %s', async (_, text) => {
    const peer = await network(published(text), refused)
    expect(await run(peer, 'block', 'save', ID.toUpperCase(), file())).toEqual({
      block_id: ID,
      file: file(),
      content: 'block',
      root_hash: EMPTY_CELL_HASH,
    })
    expect(readFileSync(file(), 'base64')).toBe(EMPTY_CELL)
    expect(peer.queries.map(({ query }) => query)).toEqual([expect.stringContaining(`block(hash: "${ID}")`)])
    expect(await run(peer, 'block', 'save', ID, file(), '--raw')).toMatchObject({ content: 'data' })
    expect(readFileSync(file(), 'base64')).toBe(text)
  })

  test.each([
    ['has no such field', unknownField],
    ['leaves it empty', published(null)],
  ])('takes the collection of an older network that %s', async (_, answer) => {
    const peer = await network(answer, { data: { blocks: [{ boc: EMPTY_CELL }] } })
    expect(await run(peer, 'block', 'save', ID, file())).toMatchObject({ content: 'block', root_hash: EMPTY_CELL_HASH })
    expect(readFileSync(file(), 'base64')).toBe(EMPTY_CELL)
  })

  test.each([
    ['knows no such block', { data: { blockchain: { block: null } } }, refused, 11],
    ['has neither data nor collections', published(null), refused, 11],
    ['has the collection without the block', unknownField, { data: { blocks: [] } }, 11],
    ['refuses both', unknownField, refused, 12],
  ] as const)('ends with a code of its own for a network that %s', async (_, blockchain, collection, exitCode) => {
    const missing = join(folder, 'missing')
    const peer = await network(blockchain, collection)
    const words = ['block', 'save', ID, missing]
    await expect(run(peer, ...words)).rejects.toMatchObject({ exitCode })
    expect(existsSync(missing)).toBe(false)
  })

  test('reports an unknown form, and that --raw writes it', async () => {
    const unknown = join(folder, 'unknown')
    for (const bytes of [data.subarray(1), zstdCompressSync(data).subarray(0, 9), Buffer.from('b5ee9c72', 'hex')]) {
      const peer = await network(published(base64(bytes)), refused)
      await expect(run(peer, 'block', 'save', ID, unknown)).rejects.toMatchObject({
        exitCode: 1,
        message: expect.stringContaining('in an unknown form'),
        details: { hint: expect.stringContaining('--raw') },
      })
      expect(existsSync(unknown)).toBe(false)
      expect(await run(peer, 'block', 'save', ID, unknown, '--raw')).toMatchObject({ content: 'data' })
      rmSync(unknown)
    }
  })
})

describe('decode message of an id', () => {
  const message =
    'te6ccgEBAgEAiQABRYgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIMAQDB4uD97/zk+8QbK759jA5qTpK7KTiFTV5BurLO4ehBOHHni7zyWWrssA351RJ4Kwu+TwiqcYLB/AJeBIM81REpB4AAAMXn8rQAMqn4lAIqVMSAAAAAAAAAAAAAAACVAvkAQA=='
  const found = { data: { blockchain: { message: { boc: message } } } }

  test('queries by hash, or the collection if the network has no such query', async () => {
    for (const [blockchain, collection, queries] of [
      [found, refused, 1],
      [unknownField, { data: { messages: [{ boc: message }] } }, 2],
    ] as const) {
      const peer = await network(blockchain, collection)
      expect(await run(peer, 'decode', 'msg', ID)).toMatchObject({ msg_type_name: 'extIn' })
      expect(peer.queries).toHaveLength(queries)
    }
  })

  test('ends with 11 for one that the network does not have', async () => {
    const peer = await network({ data: { blockchain: { message: null } } }, refused)
    await expect(run(peer, 'decode', 'msg', ID)).rejects.toMatchObject({ exitCode: 11 })
  })
})
