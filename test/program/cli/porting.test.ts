/** Compatibility with scripts for the network's own tool: short options, derivation path, JSON and exit code. */
import { mkdirSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { loadCommands } from '../../../src/program/cli/help/helpOn.ts'
import { renamings } from '../../../src/program/cli/output/compatDocuments.ts'
import { commandTable } from '../../../src/program/cli/table/commandTable.ts'
import { runCommandLine } from '../../support/cli/runCommandLine.ts'
import { Tool } from '../../support/cli/Tool.ts'

const PHRASE = 'multiply extra monitor fog rocket defy attack right night jaguar hollow enlist'
const OTHER_PATH = "m/44'/1331'/0'/0/0"
const WARNING =
  /^warning: the derivation path is m\/44'\/396'\/0'\/0\/0; the network's own tool uses m\/44'\/1331'\/0'\/0\/0/
const PAIR = {
  public: '77c647c114a311fc70d8f6d52d6ffef1ee105e36eba5a8769e3ce4d1a25bde25',
  secret: 'f3d1b6f23d9d0df2dec233b7ded22662c55b4fb5fd2b3a3ffeb83d6834562456',
}

function openTool(): Tool {
  const tool = new Tool({ PHRASE })
  onTestFinished(() => tool.dispose())
  tool.write('keys.json', JSON.stringify(PAIR))
  return tool
}

describe('the default of the derivation path', () => {
  test.each([
    ['keys public env:PHRASE'],
    ['keys pair --phrase env:PHRASE'],
    ['keys pair'],
    ['keys phrase'],
    ['keys import wallet env:PHRASE --plain'],
    ['keys sign --data 00 --keys env:PHRASE'],
    ['keys node-id --keypair env:PHRASE'],
  ])('is warned of once by "%s", also beside a document', async (line) => {
    const { code, stderr } = await openTool().run([...line.split(' '), '--json'])
    expect({ code, lines: stderr.trim().split('\n') }).toMatchObject({
      code: 0,
      lines: [expect.stringMatching(WARNING)],
    })
  })

  test('does not appear if the path is set, or no phrase is used', async () => {
    const tool = openTool()
    const quiet = async (...words: string[]) => expect(await tool.run(words)).toMatchObject({ code: 0, stderr: '' })
    await quiet('keys', 'public', 'env:PHRASE', '--path', OTHER_PATH)
    await quiet('keys', 'public', 'env:PHRASE', '--quiet')
    await quiet('keys', 'public', 'keys.json', '--quiet')
    await quiet('keys', 'pair', '-p', PAIR.secret)
    await quiet('config', 'set', 'path', OTHER_PATH)
    await quiet('keys', 'public', 'env:PHRASE')
  })

  test('is imported with the configuration of the other tool', async () => {
    const tool = openTool()
    tool.write('old.conf.json', JSON.stringify({ config: { lifetime: 61 } }))
    const { stderr } = await tool.run(['config', 'migrate', 'old.conf.json'])
    expect(stderr).toMatch(/^warning: the setting "path" is now m\/44'\/1331'\/0'\/0\/0,/)
    expect(await tool.json(['keys', 'public', 'env:PHRASE'])).toMatchObject({
      public: '04ad311dadcbf7fe4bc20d62e0fbfa195ab5f099009b40045632b997daf4b3b1',
      path: OTHER_PATH,
    })
    // A path that was set before is kept.
    await tool.json(['config', 'set', 'path', "m/44'/396'/0'/0/0"])
    expect(await tool.json(['config', 'migrate', 'old.conf.json'])).not.toHaveProperty('path')
  })
})

describe("names of the network's own tool", () => {
  const hint = (line: string) => line.includes('is now')

  test('run the command, with one line that names the present one', async () => {
    const tool = openTool()
    const { stdout, stderr } = await tool.run(['genpubkey', 'keys.json'])
    expect(stdout).toContain(PAIR.public)
    expect(stderr.split('\n').filter(hint)).toEqual(['note: "genpubkey" is now "keys public"'])
    const { error } = await tool.json(['callx', '--address', '0:00', '-m', 'f', '--abi', 'none.json'], 2)
    expect(error.message).toMatch(/^Invalid address "0:00"/)
  })

  test.each(['--quiet', '--compat'])('are not commented on with %s', async (option) => {
    const { code, stderr } = await openTool().run(['genpubkey', 'keys.json', option])
    expect({ code, hints: stderr.split('\n').filter(hint) }).toEqual({ code: 0, hints: [] })
  })

  test('do not appear in help and in completions', async () => {
    const tool = openTool()
    expect((await tool.run(['--help'])).stdout).not.toMatch(/genphrase|callx|deployx|dump account/)
    expect((await tool.run(['completion', 'words', '--', 'gen'])).stdout).toBe('')
  })
})

describe('short options', () => {
  test('of the other tool are accepted', async () => {
    const tool = openTool()
    const { signature } = await tool.json(['keys', 'sign', '--data', '00ff', '--keys', 'keys.json'])
    expect(await tool.json(['keys', 'sign', '-d', '00ff', '-s', 'keys.json'])).toMatchObject({ signature })
    const cell = 'te6ccgEBAQEAAgAAAA=='
    const signed = await tool.json(['keys', 'sign', '--cell', cell, '--keys', 'keys.json'])
    expect(await tool.json(['keys', 'sign', '-c', cell, '-k', 'keys.json'])).toEqual(signed)
    expect(await tool.json(['getkeypair', '-p', PAIR.secret])).toMatchObject(PAIR)
    mkdirSync(tool.path('accounts'))
    for (const line of ['dump account -p accounts', 'fee storage -p 60']) {
      // The options are accepted: only the address is wrong.
      const { error } = await tool.json([...line.split(' '), '0:00', '--url', '127.0.0.1:1'], 2)
      expect(error.message).toMatch(/^Invalid address "0:00"/)
    }
  })

  test('appear once in a command, including its options', async () => {
    for (const { name, options = [] } of await loadCommands()) {
      const letters = options.flatMap(({ short, otherShort }) => [short, otherShort]).filter(Boolean)
      expect(new Set(letters).size, name).toBe(letters.length)
    }
  })
})

describe('--compat', () => {
  test('prints the members that scripts of the other tool read', async () => {
    const tool = openTool()
    await runCommandLine(['contract', 'save', 'Wallet', '--output', tool.folder], tool.dataFolder)
    const compat = async (...words: string[]) => JSON.parse((await tool.run([...words, '--compat'])).stdout)
    const target = `${'ab'.repeat(32)}::${'ab'.repeat(32)}`
    const abi = ['--abi', 'Wallet.abi.json']
    const call = [target, 'confirmTransaction', '{"transactionId":"5"}', ...abi, '--keys', 'keys.json']
    expect(await compat('message', 'create', ...call)).toEqual({
      MessageId: expect.stringMatching(/^[0-9a-f]{64}$/),
      'Expire at': expect.any(String),
      Message: expect.stringMatching(/^7b/),
    })
    const { Message: body } = await compat('message', 'body', ...call.slice(1, 3), ...abi)
    expect(await compat('decode', 'body', body, ...abi)).toEqual({
      BodyCall: { confirmTransaction: { transactionId: '5' } },
      Header: null,
    })
    await tool.json(['message', 'create', ...call, '--raw', '--output', 'msg.boc'])
    expect(await compat('decode', 'msg', 'msg.boc', ...abi)).toMatchObject({
      Type: 'extIn',
      BodyCall: { confirmTransaction: { transactionId: '5' } },
    })
    expect(await compat('genpubkey', 'keys.json')).toEqual({ 'Public key': PAIR.public })
    expect(await compat('getkeypair', '--phrase', 'keys.json')).toEqual(PAIR)
    expect(Object.keys(await compat('genphrase'))).toEqual(['phrase'])
    expect(await compat('keys', 'sign', '-d', '00ff', '--keys', 'keys.json')).toEqual({
      Data: '00ff',
      public: PAIR.public,
      Signature: expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/),
    })
    expect(await compat('genaddr', 'Wallet.tvc', '--keys', 'keys.json')).toEqual({
      raw_address: expect.stringMatching(/^0:[0-9a-f]{64}$/),
      dapp_account: expect.stringMatching(/^([0-9a-f]{64})::\1$/),
    })
  })

  test('ends with 1 after any failure and prints it in the member Error', async () => {
    const tool = openTool()
    for (const line of ['account 0:00', 'genaddr', 'nothing', 'genpubkey missing.json', 'version --wrong']) {
      const { code, stdout } = await tool.run([...line.split(' '), '--compat'])
      expect({ code, document: JSON.parse(stdout) }, line).toEqual({ code: 1, document: { Error: expect.any(String) } })
    }
    const nobody = `${'ab'.repeat(32)}::${'ab'.repeat(32)}`
    const env = { VENDORCLIENT_NETWORK_MAX_RECONNECT_TIMEOUT: '100' }
    const away = await tool.run(['account', nobody, '--url', '127.0.0.1:1', '--compat'], { env })
    expect({ code: away.code, document: JSON.parse(away.stdout) }).toEqual({
      code: 1,
      document: { Error: expect.objectContaining({ code: expect.any(Number), message: expect.any(String) }) },
    })
  })

  test('renames members only of documents of existing commands', async () => {
    expect(Object.keys(renamings).filter((name) => !Object.hasOwn(commandTable, name))).toEqual([])
  })
})

test('files are not overwritten, and the error names the option for that', async () => {
  const tool = openTool()
  for (const line of ['getkeypair -o keys.json', 'genphrase --dump keys.json']) {
    const { error } = await tool.json(line.split(' '), 2)
    expect(error).toMatchObject({
      message: 'File "keys.json" already exists',
      hint: expect.stringContaining('--force'),
    })
    expect(JSON.parse(tool.read('keys.json'))).toEqual(PAIR)
    await tool.json([...line.split(' '), '--force'])
    expect(JSON.parse(tool.read('keys.json'))).not.toEqual(PAIR)
    tool.write('keys.json', JSON.stringify(PAIR))
  }
})
