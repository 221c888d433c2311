/** The REPL and scripts, run by the built program against a node. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'

let node: DevNode
let tool: Tool

beforeAll(async () => {
  node = await DevNode.start()
  tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
  await tool.json(['contract', 'save', 'HelloWallet'])
  await tool.json(['keys', 'phrase', '--dump', 'keys.json'])
  const image = ['HelloWallet.tvc', '--keys', 'keys.json']
  const { account_id } = await tool.json(['address', 'compute', ...image])
  await node.fund(account_id)
  await tool.json(['deploy', ...image, '--dst-dapp-id', 'self', '--alias', 'hello'])
})
afterAll(async () => {
  tool?.dispose()
  await node?.dispose()
})

async function repl(...lines: string[]): Promise<string[]> {
  const { code, stdout } = await tool.run(['repl'], { input: `${lines.join('\n')}\n` })
  expect(code).toBe(0)
  return stdout.split('\n')
}

describe('the REPL', () => {
  test('awaits calls of the client, in both spellings, before it takes the next line', async () => {
    const lines = await repl(
      `client.crypto.sha256({ data: 'aGVsbG8=' })`,
      `(await client.crypto.sha512({ data: '' })).hash.length`,
      'client.boc.get_boc_hash === client.boc.getBocHash',
      '1 + 1',
    )
    expect(lines.join('\n')).toMatch(/hash: '2cf24dba[0-9a-f]{56}'\n}\n128\ntrue\n2\n/)
  })

  test('has contracts of aliases with their functions, and sends through the checks of the tool', async () => {
    const lines = await repl(
      'Object.keys(contracts.hello.run).includes("getTimestamp")',
      'const before = (await contracts.hello.history()).transactions.length',
      `(await contracts.hello.call.touch({}, { keys: 'keys.json' })).exit_code`,
      '(await contracts.hello.history()).transactions.length - before',
      'typeof (await contracts.hello.run.timestamp()).timestamp',
      // Without a terminal, a loss of money cannot be confirmed.
      `contracts.hello.call.sendValue({ dest: '0:' + 'ab'.repeat(32), amount: tokens(1), bounce: false }, { keys: 'keys.json' })`,
      `contract('hello', { abi: 'missing.json' })`,
      'contracts.hello.address',
    )
    expect(lines.slice(0, 5)).toEqual(['true', 'undefined', '0', '1', "'string'"])
    expect(lines.join('\n')).toMatch(/^Uncaught:\n.*nothing was sent$/m)
    expect(lines.join('\n')).toContain('ABI: file "missing.json" does not exist')
    expect(lines.at(-2)).toMatch(/^'([0-9a-f]{64})::\1'$/)
  })

  test('continues after errors, in text of one line, and ends at .exit', async () => {
    const lines = await repl(
      'nothing',
      `tool('account', 'nobody')`,
      `client.boc.parseBlock({ boc: '' })`,
      '40 + 2',
      '.exit',
      '7',
    )
    const text = lines.join('\n')
    expect(text).toMatch(/^Uncaught ReferenceError: nothing is not defined$/m)
    expect(text).toMatch(/^Uncaught:\nInvalid address "nobody"/m)
    expect(text).toMatch(/^Invalid BOC.*\(error 201\)$/m)
    expect(text).toMatch(/\n42\n$/)
  })

  test('completes and keeps a history for its user alone on a terminal', async () => {
    const answers = [
      ['> ', 'client.crypto.sha2\t'],
      ['client.crypto.sha256', '.name'],
      ["'call'", '.exit'],
    ] as const
    const { code, stdout } = await tool.runOnTerminal(['repl'], { answers, env: { NO_COLOR: '1' } })
    expect({ code, stdout }).toMatchObject({ code: 0 })
    const history = join(tool.dataFolder, 'repl_history')
    expect(statSync(history).mode & 0o777).toBe(0o600)
    expect(readFileSync(history, 'utf8')).toContain('client.crypto.sha256')
  })
  test('follows an account until Ctrl-C, which does not end the REPL', async () => {
    const watched = await tool.runOnTerminal(['repl'], {
      answers: [
        ['> ', `(await tool('watch', 'hello', '--from-start', '--name', 'con' + 'structor')).length`],
        ['constructor', '\u0003'],
        ['\n1', `(await tool('events', 'hello', '--from-start', '--name', 'Tou' + 'ched')).length > 0`],
        ['Touched', '\u0003'],
        ['true', `new Promise(() => setTimeout(console.log, 1, 'wait' + 'ing'))`],
        ['waiting', '\u0003'],
        ['again to abandon it', '\u0003'],
        ['Interrupted', `await new Promise(() => setTimeout(console.log, 1, 'wait' + 'ing'))`],
        ['waiting', '\u0003'],
        ['again to abandon it', '\u0003'],
        ['nterrupted', '40 + 2'],
        ['42', '.exit'],
      ],
      env: { NO_COLOR: '1' },
    })
    expect(watched).toMatchObject({ code: 0 })
    expect(watched.stdout).toMatch(
      /T\d\d:\d\d:\d\dZ +constructor[\s\S]*\n1\n[\s\S]*Touched[\s\S]*\ntrue\n[\s\S]*\n42\n/,
    )
  })
})

describe('a script', () => {
  test('returns transactions of a followed account as a list, up to a number or a time limit', async () => {
    tool.write(
      'follow.mjs',
      `export default async ({ contracts, tool }) => [
        (await contracts.hello.watch({ fromStart: true, name: 'constructor', count: 1 })).map(({ in_message }) => in_message.function),
        await contracts.hello.events({ seconds: 1 }),
        await tool('watch', 'hello', '--count', '1', '--seconds', '1').catch(({ exitCode, message }) => [exitCode, message]),
      ]`,
    )
    expect((await tool.json(['script', 'follow.mjs'])).result).toEqual([
      ['constructor'],
      [],
      [14, '0 of 1 lines arrived within 1 s'],
    ])
  })

  test('a TypeScript script has the objects as globals and as its argument, and its return value is printed', async () => {
    tool.write(
      'sum.ts',
      `interface Sum { total: bigint }
       declare const tokens: (amount: string) => string
       const half: string = tokens('0.5')
       export default async ({ contracts, client, args }: any): Promise<object> => {
         const sum: Sum = { total: BigInt(half) + BigInt(args[0]) }
         const { address } = contracts.hello
         return { total: String(sum.total), address, version: (await client.client.version()).version }
       }`,
    )
    const { address } = await tool.json(['account', 'hello'])
    expect(await tool.json(['script', 'sum.ts', '1'])).toMatchObject({
      result: { total: '500000001', address, version: expect.any(String) },
    })
    expect(await tool.run(['script', 'sum.ts', '1', '--select', '.result.total'])).toMatchObject({
      code: 0,
      stdout: '500000001\n',
      stderr: '',
    })
  })

  test('a JavaScript script may use top-level await and import modules beside it', async () => {
    tool.write('part.mjs', 'export const factor = 6')
    tool.write(
      'main.mjs',
      `import { factor } from './part.mjs'\nconst seven = await Promise.resolve(7)\nconsole.log(factor * seven, args.join())`,
    )
    expect(await tool.run(['script', 'main.mjs', 'a', '--', '--b'])).toMatchObject({
      code: 0,
      stdout: '42 a,--b\n',
      stderr: '',
    })
  })

  test('a script that throws ends with 1, or with the exit code of the command that failed', async () => {
    tool.write('throws.mjs', `throw new Error('no luck')`)
    tool.write('fails.mjs', `await tool('account', 'ab'.repeat(32) + '::' + 'ab'.repeat(32))`)
    tool.write('broken.mjs', 'const = 1')
    expect(await tool.run(['script', 'throws.mjs'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no luck'),
    })
    expect(await tool.run(['script', 'fails.mjs'])).toMatchObject({ code: 11 })
    expect(await tool.run(['script', 'broken.mjs'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('SyntaxError'),
    })
    expect(await tool.run(['script', 'missing.ts'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('does not exist'),
    })
    expect(await tool.json(['script', 'throws.mjs'], 1)).toMatchObject({ error: { name: 'failure' } })
  })
})

test('an ABI is shown with ids and signatures, and can be searched by id', async () => {
  const abi = await tool.json(['contract', 'abi', 'hello'])
  const touch = abi.functions.find(({ name }: { name: string }) => name === 'touch')
  expect(touch).toMatchObject({ kind: 'function', signature: expect.stringMatching(/^touch\(\)\(.*\)v2$/), inputs: [] })
  expect(await tool.json(['contract', 'abi', 'HelloWallet', '--id', touch.id])).toMatchObject({
    functions: [touch],
    events: [],
  })
  expect(await tool.json(['contract', 'abi', 'HelloWallet', '--id', String(Number(touch.output_id))])).toMatchObject({
    functions: [touch],
  })
  expect((await tool.json(['contract', 'abi', 'HelloWallet', '--id', '0x7'], 11)).error.message).toContain('0x7')
  expect((await tool.json(['contract', 'abi', 'nothing.json'], 2)).error.message).toContain('does not exist')
})
