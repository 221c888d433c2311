/** Addresses in the form before Dapp IDs, in files of all kinds. */
import { existsSync, lstatSync, readdirSync, symlinkSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { extendAddresses, findAddresses } from '../../../src/program/cli/migration/findAddresses.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'

const A = 'aB'.repeat(32)
const GONE = 'cd'.repeat(32)

let node: DevNode
let account: string
beforeAll(async () => {
  node = await DevNode.start()
  account = node.ready.giver!.account_id
})
afterAll(() => node?.dispose())

function openTool(): Tool {
  const tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
  onTestFinished(() => tool.dispose())
  return tool
}

test.each([
  ['alone', `0:${A}`, `D::${A.toLowerCase()}`],
  ['in JSON, as a name and a value', `{"0:${A}":["0:${A}"]}`, `{"D::${A.toLowerCase()}":["D::${A.toLowerCase()}"]}`],
  ['in a row of a table', `x;0:${A};1\t0:${A}\n`, `x;D::${A.toLowerCase()};1\tD::${A.toLowerCase()}\n`],
  [
    'in a sentence and a link',
    `See (0:${A}). http://e.example/?a=0:${A}&b`,
    `See (D::${A.toLowerCase()}). http://e.example/?a=D::${A.toLowerCase()}&b`,
  ],
  ['not in an extended address', `${A}::${A} and 0::${A}`, undefined],
  ['not in longer digits or words', `0:${A}0 a0:${A} 00:${A} 1:0:${A} 0:${A}:1 0:${A.slice(1)}`, undefined],
  ['not of another workchain', `-1:${A} 1:${A}`, undefined],
])('are found %s', (_, text, expected) => {
  expect(extendAddresses(text, new Map([[A.toLowerCase(), 'D']]))).toBe(expected ?? text)
  expect(findAddresses(text).accountIds.size).toBe(expected === undefined ? 0 : 1)
})

test('a dry run reports and writes nothing', async () => {
  const tool = openTool()
  const content = `a,0:${account}\nb,0:${GONE}\nc,0:${account}\nd,-1:${A}\n`
  tool.write('list.csv', content)
  expect(await tool.json(['address', 'migrate', 'list.csv', '--dry-run'])).toMatchObject({
    dry_run: true,
    files: [{ file: 'list.csv', replaced: 2, left: 2, output: null, backup: null }],
    addresses: [
      { legacy: `0:${account}`, address: `${account}::${account}`, source: 'network', count: 2 },
      { legacy: `0:${GONE}`, address: null, source: 'unknown', count: 1 },
    ],
  })
  expect(tool.read('list.csv')).toBe(content)
  expect(readdirSync(tool.folder).filter((name) => name.startsWith('list'))).toEqual(['list.csv'])
})

test('everything except addresses stays the same, byte by byte', async () => {
  const tool = openTool()
  const around = Buffer.from([0xff, 0x00, 0x80, 0xef, 0xbb, 0xbf, 0x0d, 0x0a, 0x22])
  tool.write('data.bin', Buffer.concat([around, Buffer.from(`0:${account}`), around]))
  await tool.json(['address', 'migrate', 'data.bin'])
  expect(tool.bytes('data.migrated.bin')).toEqual(
    Buffer.concat([around, Buffer.from(`${account}::${account}`), around]),
  )
  expect(tool.bytes('data.bin')).toEqual(Buffer.concat([around, Buffer.from(`0:${account}`), around]))
})

test('the result never overwrites another file, and a replaced file is kept', async () => {
  const tool = openTool()
  const before = `{"a":"0:${account}","gone":"0:${GONE}"}`
  const after = `{"a":"${account}::${account}","gone":"0:${GONE}"}`
  tool.write('a.json', before)
  tool.write('a.migrated.json', 'mine')
  const refused = await tool.json(['address', 'migrate', 'a.json'], 2)
  expect(refused.error.message).toBe('File "a.migrated.json" already exists')
  expect(tool.read('a.migrated.json')).toBe('mine')
  for (const backup of ['a.json.bak', 'a.json.bak1']) {
    tool.write('a.json', before)
    expect(await tool.json(['address', 'migrate', 'a.json', '--in-place'])).toMatchObject({
      files: [{ backup, output: 'a.json' }],
    })
    expect([tool.read('a.json'), tool.read(backup)]).toEqual([after, before])
  }
  // The file has no old addresses any more, so it is not written.
  expect(await tool.json(['address', 'migrate', 'a.json', '--in-place'])).toMatchObject({
    files: [{ replaced: 0, output: null }],
  })
  const assumed = await tool.json(['address', 'migrate', 'a.json', '--in-place', '--assume-self'])
  expect(assumed.addresses).toEqual([{ legacy: `0:${GONE}`, address: `${GONE}::${GONE}`, source: 'assumed', count: 1 }])
  expect(readdirSync(tool.folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('a symbolic link is kept, and errors leave all files unchanged', async () => {
  const tool = openTool()
  tool.write('real.txt', `0:${account}`)
  symlinkSync('real.txt', tool.path('link.txt'))
  await tool.json(['address', 'migrate', 'link.txt', '--in-place'])
  expect(lstatSync(tool.path('link.txt')).isSymbolicLink()).toBe(true)
  expect(tool.read('real.txt')).toBe(`${account}::${account}`)
  tool.write('good.txt', `0:${account}`)
  tool.write('wide.txt', Buffer.from(`\ufeff0:${account}`, 'utf16le'))
  for (const bad of ['missing.txt', 'wide.txt']) {
    await tool.json(['address', 'migrate', 'good.txt', bad, '--in-place'], 2)
    expect(tool.read('good.txt')).toBe(`0:${account}`)
  }
  const away = ['address', 'migrate', 'good.txt', '--url', '127.0.0.1:1', '--timeout', '3000']
  expect((await tool.json(away, 10)).error.name).toBe('network')
  expect(existsSync(tool.path('good.migrated.txt'))).toBe(false)
})
