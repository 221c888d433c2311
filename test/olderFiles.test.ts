/**
 * Files that version 3.0.0 wrote open in this one: chains of the development node, storage files, dumps. The content of
 * a chain stays as it was, and the chain can be continued.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Tool } from './support/cli/Tool.ts'
import { DevNode, type Json } from './support/devnode/DevNode.ts'
import { dataFolderOf, hostOf, runBuild, startBuild } from './support/startBuild.ts'
import { temporaryFolder } from './support/temporaryFolder.ts'

const fixtures = join(import.meta.dirname, 'fixtures/version-3.0.0')

/** A node on a copy of a chain, with what the node that wrote it answered. */
async function startNodeOn(chain: 'current' | 'classic'): Promise<{ node: DevNode; expected: Json }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vendorclient-older-'))
  mkdirSync(join(dataFolder, 'node'))
  cpSync(join(fixtures, chain, 'chain.sqlite3'), join(dataFolder, 'node', 'chain.sqlite3'))
  const node = await DevNode.start({ dataFolder, args: chain === 'classic' ? ['--rules', 'classic'] : [] })
  onTestFinished(() => node.dispose())
  return { node, expected: JSON.parse(readFileSync(join(fixtures, chain, 'expected.json'), 'utf8')) }
}

/** Blocks, transactions and accounts as the expectation lists them; ids of accounts without their workchain. */
async function contentOf(node: DevNode): Promise<Json> {
  const { data, errors } = await node.query(`{
    blocks(orderBy: [{ path: "seq_no", direction: ASC }]) { id seq_no gen_utime }
    transactions { id aborted }
    accounts { id balance acc_type dapp_id }
  }`)
  expect(errors).toBeUndefined()
  const accounts = data.accounts.map((account: Json) => ({ ...account, id: account.id.replace(/^0:/, '') }))
  return { ...data, accounts }
}

describe.each(['current', 'classic'] as const)('a chain of %s rules', (chain) => {
  test('is read as it was written, and can be continued', async () => {
    const { node, expected } = await startNodeOn(chain)
    const { info: _, ...content } = expected
    expect(await contentOf(node)).toEqual(content)

    await node.fund('34'.repeat(32))
    const after = await contentOf(node)
    expect(after.blocks.length).toBeGreaterThan(content.blocks.length)
    expect(after.blocks).toEqual(expect.arrayContaining(content.blocks))
    expect(after.transactions).toEqual(expect.arrayContaining(content.transactions))
  })
})

test('a contract on an older chain can be called, and its dump can be loaded', async () => {
  const { node } = await startNodeOn('current')
  const tool = new Tool()
  onTestFinished(() => tool.dispose())
  cpSync(join(fixtures, 'current'), tool.folder, { recursive: true })
  const wallet = 'd3dfd2a8c3aee17243f1a07d682235afe8f0713863a40da5c59e720ab86f4f12'
  const hello = 'fa995cba46afc6bfdc32e8962063e6a3a4ac969123e4c7cb13a6c434a46c84d6'
  const touch = ['call', `${hello}::${hello}`, 'touch', '--abi', 'HelloWallet.abi.json', '--keys', 'second.json']
  const touched = await tool.run([...touch, '--in-process', '--url', node.url, '--json'])
  expect(JSON.parse(touched.stdout)).toMatchObject({ aborted: false, exit_code: 0 })
  expect(touched.code).toBe(0)

  const dump = await tool.run(['decode', 'account', 'boc', `dumps/${wallet}.boc`, '--json'])
  expect(JSON.parse(dump.stdout)).toMatchObject({ balance: '0xba1cff628' })
})

test('a storage file keeps its items', async () => {
  const folder = temporaryFolder()
  mkdirSync(dataFolderOf(folder), { recursive: true, mode: 0o700 })
  cpSync(join(fixtures, 'storage/storage.sqlite3'), join(dataFolderOf(folder), 'storage.sqlite3'))
  const running = startBuild(['daemon', '--stdio'], { folder })
  const host = hostOf(running)
  for (const number of [1, 2, 3, 4, 5]) {
    const [item, proof] = [`local.${number}`, `proof.${number}`]
    expect(await host.result('test.store_get', { key: item })).toEqual({ value: Buffer.from(item).toString('base64') })
    expect(await host.result('test.proof_get', { key: proof })).toEqual({
      value: Buffer.from(proof).toString('base64'),
    })
  }
  running.process.stdin!.end()
  expect((await running.ended).code).toBe(0)
})

test('a chain of a later version is refused and left unchanged', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'node'))
  const chain = join(folder, 'node', 'chain.sqlite3')
  cpSync(join(fixtures, 'current/chain.sqlite3'), chain)
  const database = new Database(chain)
  database.pragma('user_version = 99')
  database.close()
  const before = readFileSync(chain)
  const { code, stderr } = await runBuild(['node', '--port', '0', '--data', folder], { folder: temporaryFolder() })
  expect([code, stderr]).toEqual([4, expect.stringContaining('use the program that wrote it, or another data folder')])
  expect(readFileSync(chain).equals(before)).toBe(true)
})
