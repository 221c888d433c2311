/** The source of the blockchain configuration in commands, and their notes if a network does not publish it. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommandLine } from '../../support/cli/runCommandLine.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { GraphqlPeer, type PeerAnswer } from '../../support/net/GraphqlPeer.ts'

const NOTE = 'note: this network publishes no configuration; the built-in one was used\n'

let node: DevNode
let giver: string
let tool: Tool
beforeAll(async () => {
  node = await DevNode.start()
  giver = `${node.ready.giver!.account_id}::${node.ready.giver!.account_id}`
  tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
  await tool.run(['contract', 'save', 'Giver'])
  tool.write('giver.json', JSON.stringify({ public: node.ready.giver!.public, secret: node.ready.giver!.secret }))
  // Readable only by its owner, because commands warn otherwise.
  chmodSync(join(tool.folder, 'giver.json'), 0o600)
})
afterAll(async () => {
  await node.dispose()
  tool.dispose()
})

function call() {
  return [
    ...[giver, 'sendTransaction', '--dest', giver, '--value', '1T', '--bounce', 'false'],
    ...['--abi', 'Giver.abi.json', '--keys', 'giver.json'],
  ]
}
const emulations: readonly (readonly [string, () => string[]])[] = [
  ['a dry run', () => ['call', ...call(), '--dry-run']],
  ['an estimate', () => ['fee', 'call', ...call()]],
  ['a trace of a call', () => ['debug', 'call', '--address', giver, '-m', ...call().slice(1), '-o', 'trace']],
  [
    'a trace of a getter',
    () => ['debug', 'run', '--address', giver, '-m', 'getTimestamp', '--abi', 'Giver.abi.json', '-o', 'trace'],
  ],
]

describe('on a network without published configuration', () => {
  test.each(emulations)('%s reports that once, with the configuration that it used', async (_, words) => {
    const { code, stderr } = await tool.run(words())
    expect([code, stderr]).toEqual([0, NOTE])
    expect((await tool.json(words())).configuration).toBe('built-in')
  })

  test('nothing is reported with --quiet or with an explicit configuration', async () => {
    const words = emulations[1]![1]()
    expect(await tool.run([...words, '--quiet'])).toMatchObject({ code: 0, stderr: '' })
    const open = await DevNode.start({ deprecatedApi: true })
    try {
      await tool.json(['network', 'save-config', 'config.boc', '--url', open.url])
    } finally {
      await open.dispose()
    }
    const own = [...words, '--bc-config', 'config.boc']
    expect(await tool.run(own)).toMatchObject({ code: 0, stderr: '' })
    expect((await tool.json(own)).configuration).toBe('file')
  })

  test.each([[['network', 'config']], [['network', 'config', '20']], [['network', 'save-config', 'none.boc']]])(
    '%j ends with 11',
    async (words) => {
      expect((await tool.json(words, 11)).error).toMatchObject({
        name: 'not_found',
        message: 'This network publishes no configuration',
        hint: expect.stringContaining('built-in'),
      })
    },
  )
})

describe('a network that', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each([
    ['refuses the question', { errors: [{ message: 'Deprecated API is disabled' }] }, 11],
    ['has no key block', { data: { blocks: [] } }, 11],
    ['has a key block without data', { data: { blocks: [{ boc: null }] } }, 11],
    ['has no collections', { data: null, errors: [{ message: 'Unknown field' }] }, 11],
    ['is away', 'drop', 10],
    ['refuses everybody', { status: 401 }, 10],
  ] as const)('%s ends getconfig with a separate exit code', async (_, answer, exitCode) => {
    const peer = await GraphqlPeer.start({ query: () => answer as PeerAnswer })
    const words = ['--url', peer.endpoint, 'network', 'config', '--timeout', '500']
    await expect(runCommandLine(words, folder)).rejects.toMatchObject({ exitCode })
  })
})
