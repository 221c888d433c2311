/** Commands that open no connection: addresses, images, messages, bodies, comments. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeComment, encodeComment } from '../../../src/program/cli/messages/comments.ts'
import type { Session } from '../../../src/program/cli/session/Session.ts'
import { openSession, runCommandLine } from '../../support/cli/runCommandLine.ts'

const B = 'b'.repeat(64)
let folder: string
async function run(...words: string[]) {
  return (await runCommandLine(words, folder)).json
}
function at(name: string) {
  return join(folder, name)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  await run('contract', 'save', 'Multisig', '-o', folder)
  await run('keys', 'phrase', '--dump', at('keys.json'))
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('address convert', () => {
  test('shows the extended form of older ones and says what it assumes', async () => {
    const expected = { address: `${B}::${B}`, legacy: `0:${B}`, dapp_id_assumed: true }
    expect(await run('address', 'convert', `0:${B}`)).toMatchObject(expected)
    expect(await run('address', 'convert', B)).toMatchObject(expected)
    expect(await run('address', 'convert', `0:${B}`, '--dapp-id', 'a'.repeat(64))).toMatchObject({
      address: `${'a'.repeat(64)}::${B}`,
      dapp_id_assumed: false,
    })
  })

  test.each([`-1:${B}`, '0:12', 'x'])('refuses %s', async (text) => {
    await expect(run('address', 'convert', text)).rejects.toThrow(/^Invalid address/)
  })
})

describe('address compute', () => {
  test('leaves the image as it is, and deploy of the saved one has the same address', async () => {
    const before = readFileSync(at('Multisig.tvc'))
    const first = await run('address', 'compute', at('Multisig.tvc'), '--keys', at('keys.json'), '--save')
    expect(readFileSync(at('Multisig.tvc')).equals(before)).toBe(true)
    expect(first.tvc_file).toBe(at(`Multisig.${first.account_id.slice(0, 8)}.tvc`))
    const abi = ['--abi', at('Multisig.abi.json')]
    expect((await run('address', 'compute', first.tvc_file, ...abi)).address).toBe(first.address)
    await expect(run('address', 'compute', at('Multisig.tvc'), '--keys', at('keys.json'), '--save')).rejects.toThrow(
      'exists',
    )
    const { public: key } = JSON.parse(readFileSync(at('keys.json'), 'utf8'))
    const constructor = ['--owners', `["0x${key}"]`, '--reqConfirms', '1', '--dst-dapp-id', 'self']
    const options = [...constructor, ...abi, '--keys', at('keys.json')]
    for (const image of [first.tvc_file, at('Multisig.tvc')]) {
      const made = await run('message', 'create-deploy', image, ...options, '--expect-address', first.address)
      expect(made.address).toBe(first.address)
    }
    await expect(
      run('message', 'create-deploy', at('Multisig.tvc'), ...options, '--expect-address', `${B}::${B}`),
    ).rejects.toThrow(/would have the account .*, expected b+; nothing was sent/)
  })

  test('shows a new phrase once and keeps its keys', async () => {
    const made = await run('address', 'compute', at('Multisig.tvc'), '--genkey', at('new.keys.json'))
    expect(made.seed_phrase.split(' ')).toHaveLength(12)
    expect((await run('address', 'compute', at('Multisig.tvc'), '--setkey', at('new.keys.json'))).address).toBe(
      made.address,
    )
  })

  test.each([['not an image'], ['{}']])('says so when the image is %j', async (content) => {
    writeFileSync(at('broken.tvc'), content)
    await expect(run('address', 'compute', at('broken.tvc'), '--abi', at('Multisig.abi.json'))).rejects.toMatchObject({
      exitCode: 2,
    })
  })
})

describe('an offline message', () => {
  const call = () => [
    'message',
    `${B}::${B}`,
    'confirmTransaction',
    '--transactionId',
    '5',
    ...['--abi', at('Multisig.abi.json'), '--keys', at('keys.json')],
  ]

  test('names its destination and when it expires, 40 s from now or at the given time', async () => {
    const made = await run(...call())
    const left = (Date.parse(made.expire_at) - Date.now()) / 1000
    expect([left > 35, left <= 41]).toEqual([true, true])
    const told = await run(...call(), '--lifetime', '3600', '--time', '1700000000000')
    expect(told.expire_at).toBe(new Date(1_700_003_600_000).toISOString())
    const envelope = JSON.parse(Buffer.from(told.message, 'hex').toString())
    expect(envelope).toMatchObject({
      method: 'confirmTransaction',
      msg: { address: `${B}::${B}`, expire: 1_700_003_600, message_id: told.message_id },
    })
    await expect(run('send', told.message)).rejects.toMatchObject({ exitCode: 14 })
  })

  test('can be decoded, its header also without an ABI', async () => {
    const made = await run(...call(), '--raw', '-o', at('msg.boc'))
    expect(made.message_file).toBe(at('msg.boc'))
    expect(await run('decode', 'message', at('msg.boc'))).toMatchObject({ dst: `0:${B}` })
    expect(await run('decode', 'message', at('msg.boc'), '--abi', at('Multisig.abi.json'))).toMatchObject({
      body_call: { name: 'confirmTransaction', value: { transactionId: '5' } },
    })
    await expect(run('message', 'send', at('msg.boc'))).rejects.toThrow('A raw message does not contain the Dapp ID')
  })

  test('a message without keys needs --unsigned', async () => {
    const words = call().slice(0, -2)
    await expect(run(...words)).rejects.toMatchObject({
      exitCode: 2,
      details: { hint: expect.stringContaining('--unsigned') },
    })
    expect(await run(...words, '--unsigned')).toHaveProperty('message')
  })

  test('a proposal needs the address of the wallet', async () => {
    const words = ['proposal', 'vote', `${B}::${B}`, '0x5', '--offline', '--keys', at('keys.json')]
    await expect(run(...words)).rejects.toThrow('pass --wallet-version or --abi')
    expect(await run(...words, '--wallet-version', 'current')).toHaveProperty('expire_at')
  })
})

test('a body is a payload that decodes again', async () => {
  const abi = ['--abi', at('Multisig.abi.json')]
  const { message } = await run('message', 'body', 'confirmTransaction', '{"transactionId":7}', ...abi)
  expect(await run('decode', 'body', message, '--internal', ...abi)).toMatchObject({ value: { transactionId: '7' } })
  // Without an ABI, those of known contracts are tried.
  expect(await run('decode', 'body', message)).toMatchObject({
    name: 'confirmTransaction',
    value: { transactionId: '7' },
    contract: expect.stringMatching(/^(?:Multisig|Wallet)$/),
  })
  await expect(run('decode', 'body', 'te6ccgEBAQEAAgAAAA==')).rejects.toThrow('The body matches no known ABI')
})

describe('a comment', () => {
  let session: Session
  beforeAll(async () => {
    session = (await openSession(['version'], folder)).session
  })
  afterAll(() => session.close())

  test.each(['', 'hello', 'März €', 'x'.repeat(127), 'x'.repeat(382)])(
    '%j comes back from its payload',
    async (text) => {
      expect(await decodeComment(session, await encodeComment(session, text))).toBe(text)
    },
  )

  test('hello is a root of 32 zero bits over the text', async () => {
    expect(await encodeComment(session, 'hello')).toBe('te6ccgEBAgEADgABCAAAAAABAApoZWxsbw==')
  })

  test('a comment of more than 382 bytes in UTF-8 is refused', async () => {
    await expect(encodeComment(session, 'ä'.repeat(192))).rejects.toThrow('The comment has 384 bytes in UTF-8')
  })
})

test('a wrapper of a contract is written into new folders', async () => {
  const output = at('src/contracts/multisig.ts')
  expect(await run('bind', 'Multisig', '--lang', 'ts', '--output', output)).toEqual({ output, name: 'Multisig' })
  expect(readFileSync(output, 'utf8')).toContain('Multisig')
})

test('an ABI whose argument has no name is wrapped in each language', async () => {
  const pay = { name: 'pay', inputs: [{ name: '', type: 'uint8' }], outputs: [] }
  writeFileSync(at('nameless.abi.json'), JSON.stringify({ 'ABI version': 2, version: '2.4', functions: [pay] }))
  for (const lang of ['typescript', 'python', 'go', 'rust', 'java', 'kotlin']) {
    const { source } = await run('bind', at('nameless.abi.json'), '--lang', lang)
    expect(source.toLowerCase(), lang).toContain('pay')
  }
})
