/** Block keepers of a chain: who they are, how they are reported, and what becomes of them with the chain. */
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DevNode, type DevNodeOptions, type Json } from '../../../support/devnode/DevNode.ts'
import { Gateway } from '../../../support/gateway/Gateway.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const ID = '6b'.repeat(32)
const older = join(import.meta.dirname, '../../../fixtures/version-3.0.0')

async function start(options: DevNodeOptions = {}): Promise<DevNode> {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  return node
}

async function blocksOf(node: DevNode, fields: string): Promise<Json[]> {
  const query = `{ blockchain { blocks(first: 100) { nodes { id height ${fields} } } } }`
  return (await node.query(query)).data.blockchain.blocks.nodes
}

/** Proves a block with the library, connected to `at`, which may be a gateway in front of the node. */
async function prove({ url, ready }: DevNode, block: object, at = url): Promise<unknown> {
  const config = { network: { endpoints: [at] }, proofs: { trusted_keepers: ready.trusted_keepers } }
  const client = await LocalClient.open({ config })
  onTestFinished(() => client.close())
  return client.call('proofs.proof_block_data', { block })
}

describe('the set', () => {
  test('is reported by REST with all its changes', async () => {
    const node = await start({ args: ['--keepers', '2'] })
    await node.fund(ID)
    await node.fund(ID)
    const update = (await node.get('bk_set_update')).json()
    expect(update).toEqual({ seq_no: 2, current: expect.any(Array), future: [] })
    const signers = update.current.map(({ pubkey, signer_index }: Json) => ({ key: pubkey, signer: signer_index }))
    expect(signers).toEqual(node.ready.keepers)
    expect(JSON.stringify((await node.get('bk_set')).json())).not.toContain(node.ready.keepers[0]!.key)

    const ask = (since: string) => fetch(`${node.url}/v2/bk_set_update`, { headers: { 'if-modified-since': since } })
    const modified = (await ask('Thu, 01 Jan 1970 00:00:00 GMT')).headers.get('last-modified')!
    expect((await ask(modified)).status).toBe(304)
    expect((await ask('yesterday')).status).toBe(400)
    expect((await fetch(`${node.url}/v2/bk_set`, { method: 'POST' })).status).toBe(405)

    const gateway = await Gateway.start({ upstreams: [node.url] })
    onTestFinished(() => gateway.dispose())
    expect((await gateway.get('bk_set_update')).json()).toEqual(update)
    const [last] = (await blocksOf(node, '')).slice(-1)
    await prove(node, last, gateway.url)
    await node.kill()
    expect((await gateway.get('bk_set')).status).toBe(502)
  })

  test('is listed for the first block in bkSetUpdates', async () => {
    const node = await start()
    await node.fund(ID)
    await node.fund(ID)
    const updates = async (args: string) => {
      const query = `{ blockchain { bkSetUpdates${args} { nodes { height block_id thread_id bk_set_update } } } }`
      return (await node.query(query)).data.blockchain.bkSetUpdates.nodes
    }
    const [block] = await blocksOf(node, '')
    const thread_id = '0'.repeat(68)
    expect(await updates('')).toEqual([
      { height: 1, block_id: block.id, thread_id, bk_set_update: expect.stringMatching(/^01000000000000000000000000/) },
    ])
    expect(await updates(`(thread_id: "${thread_id}", height_start: 1, height_end: 1)`)).toHaveLength(1)
    expect(await updates('(height_start: 2)')).toEqual([])
    expect(await updates('(thread_id: "11")')).toEqual([])
  })

  test('is stored with the chain', async () => {
    const dataFolder = temporaryFolder()
    const first = await start({ dataFolder, args: ['--keepers', '3'] })
    await first.dispose()
    await expect(DevNode.start({ dataFolder, args: ['--keepers', '2'] })).rejects.toMatchObject({
      message: expect.stringMatching(/created with --keepers 3, not with --keepers 2/),
      exitCode: 2,
    })
    const again = await start({ dataFolder })
    expect(again.ready.trusted_keepers).toEqual(first.ready.trusted_keepers)
    await again.dispose()
    const anew = await start({ dataFolder, args: ['--reset'] })
    expect(anew.ready.keepers).toHaveLength(1)
    expect(anew.ready.keeper!.key).not.toBe(first.ready.keepers[0]!.key)
  })

  test('is absent under classic rules', async () => {
    const node = await start({ args: ['--rules', 'classic'] })
    expect(node.ready).toMatchObject({ keepers: [], keeper: null, trusted_keepers: null })
    expect((await node.get('bk_set')).status).toBe(404)
    for (const option of [
      ['--keepers', '1'],
      ['--rotate-keepers', '5'],
      ['--bad-proof', 'leaf'],
    ]) {
      await expect(DevNode.start({ args: ['--rules', 'classic', ...option] })).rejects.toMatchObject({ exitCode: 2 })
    }
  })
})

test('blocks that were not signed before a crash are signed after it', async () => {
  const dataFolder = temporaryFolder()
  const node = await DevNode.start({ dataFolder })
  await Promise.all(Array.from({ length: 5 }, () => node.fund(ID)))
  for (let count = 0; count < 5; count++) await node.fund(ID)
  await node.kill()
  const again = await start({ dataFolder })
  const fields = 'envelope_hash attestations { block_id envelope_hash signature_occurrences }'
  await expect.poll(async () => (await blocksOf(again, fields)).every(({ envelope_hash }) => envelope_hash)).toBe(true)
  const blocks = await blocksOf(again, fields)
  expect(blocks.length).toBeGreaterThan(5)
  for (const { id, envelope_hash, attestations } of blocks) {
    expect(attestations).toEqual([{ block_id: id, envelope_hash, signature_occurrences: { 0: 1 } }])
  }
  await again.fund(ID)
  await prove(again, { id: (await blocksOf(again, '')).at(-1).id })
  await node.dispose()
})

test('a chain of version 3.0.0 has them from its next block on', async () => {
  const dataFolder = temporaryFolder()
  mkdirSync(join(dataFolder, 'node'), { recursive: true })
  cpSync(join(older, 'current', 'chain.sqlite3'), join(dataFolder, 'node', 'chain.sqlite3'))
  const node = await start({ dataFolder, args: ['--keepers', '2'] })
  const { rules_from, trusted_keepers } = node.ready
  expect(trusted_keepers.height).toBe(rules_from)
  const old = (await blocksOf(node, 'block_merkle_tree_leaves attestations { block_id } data')).at(-1)
  expect(old).toMatchObject({ height: rules_from! - 1, block_merkle_tree_leaves: null, attestations: [] })
  expect(old.data).toMatch(/^te6cc/)
  await expect(prove(node, { id: old.id })).rejects.toMatchObject({
    code: 902,
    message: expect.stringMatching(/has no proof data$/),
  })
  await node.fund(ID)
  await node.fund(ID)
  const [first, second] = (await blocksOf(node, 'proof_block_refs prev_ref { root_hash }')).slice(-2)
  expect(first).toMatchObject({ height: rules_from, proof_block_refs: [old.id], prev_ref: { root_hash: old.id } })
  await prove(node, first)
  await prove(node, second)
})

test('a chain that goes back or restarts keeps them, and proves what it contains then', async () => {
  const node = await start({ args: ['--keepers', '2', '--rotate-keepers', '2'] })
  const admin = async (method: string, params: object = {}): Promise<Json> => {
    const response = await fetch(`${node.url}/admin/${method}`, { method: 'POST', body: JSON.stringify(params) })
    expect(response.status).toBe(200)
    return response.json()
  }
  const proveAll = async () => {
    const blocks = await blocksOf(node, '')
    for (const { id } of blocks) await prove(node, { id })
    return blocks.map(({ id }) => id)
  }
  const fundTwice = async () => {
    await node.fund(ID)
    await node.fund(ID)
  }
  await fundTwice()
  const { id } = await admin('snapshot')
  await fundTwice()
  const before = await proveAll()
  await admin('revert', { id })
  await fundTwice()
  const reverted = await proveAll()
  expect(reverted.slice(0, 2)).toEqual(before.slice(0, 2))
  expect(reverted[2]).not.toBe(before[2])

  const file = join(temporaryFolder(), 'chain.jsonl')
  await admin('dump', { file })
  await admin('reset')
  await fundTwice()
  const anew = await proveAll()
  expect(anew).toHaveLength(2)
  expect((await node.get('bk_set_update')).json().seq_no).toBe(2)
  await admin('load', { file })
  await node.fund(ID)
  expect((await proveAll()).slice(0, -1)).toEqual(reverted)
})
