/** Checks of commands before they send: whether the message would succeed, and who would receive its value. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Outcome } from '../../../src/program/cli/definition/Command.ts'
import { runCommandLine } from '../../support/cli/runCommandLine.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'

const NOBODY = 'ab'.repeat(32)
const MISSING = `${NOBODY}::${NOBODY}`

let node: DevNode
let folder: string
let address: string
let account: string
function at(name: string) {
  return join(folder, name)
}
function outcome(...words: string[]): Promise<Outcome & { json: Json }> {
  return runCommandLine(['--url', node.url, ...words], folder)
}
async function run(...words: string[]): Promise<Json> {
  return (await outcome(...words)).json
}
async function balance(): Promise<bigint> {
  return BigInt((await run('account', 'wallet')).balance)
}
function transfer(dest: string, value: string, bounce = 'false'): string[] {
  const common = ['--cc', '{}', '--flags', '1', '--payload', '']
  return ['sendTransaction', '--dest', dest, '--value', value, '--bounce', bounce, ...common]
}

beforeAll(async () => {
  node = await DevNode.start()
  folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  await run('contract', 'save', 'Wallet', '-o', folder)
  const { public: key } = await run('keys', 'phrase', '--dump', at('keys.json'))
  const image = [at('Wallet.tvc'), '--keys', at('keys.json')]
  address = (await run('address', 'compute', ...image)).address
  account = address.split('::')[1]!
  await node.fund(account, 20_000_000_000n)
  const owners = ['--owners_pubkey', `["0x${key}"]`, '--owners_address', '[]', '--reqConfirms', '1']
  const rest = ['--reqConfirmsData', '1', '--value', '0', '--dst-dapp-id', 'self', '--alias', 'wallet']
  await run('deploy', ...image, ...owners, ...rest)
})
afterAll(async () => {
  await node.dispose()
  rmSync(folder, { recursive: true, force: true })
})

/** Commands that send value, each with a recipient and an amount. */
const ways: readonly (readonly [string, (dest: string, value: string) => readonly string[]])[] = [
  ['call', (dest, value) => ['call', 'wallet', ...transfer(dest, value)]],
  ['callx', (dest, value) => ['callx', '--address', 'wallet', '-m', ...transfer(dest, value)]],
  ['multisig send', (dest, value) => multisig(dest, value.slice(0, -1), '--no-bounce')],
  ['proposal create', (dest, value) => ['proposal', 'create', 'wallet', dest, 'x', '--value', value.slice(0, -1)]],
]
function multisig(dest: string, value: string, ...rest: string[]): string[] {
  return ['multisig', 'send', '--address', 'wallet', '--dest', dest, '--value', value, ...rest]
}

describe.each(ways)('%s', (_name, words) => {
  test('does not burn tokens without consent', async () => {
    const before = await balance()
    await expect(run(...words(MISSING, '0.05T'))).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/^0\.05 tokens will be burnt: .* another Dapp ID .*; nothing was sent$/),
      details: { hint: '--yes skips the confirmation.' },
    })
    expect(await balance()).toBe(before)
    expect(await run(...words(MISSING, '0.05T'), '--yes')).toMatchObject({ aborted: false })
  })

  test('shows in the dry run what would be burnt, and addresses as commands take them', async () => {
    const { json, text } = await outcome(...words(MISSING, '0.05T'), '--dry-run')
    expect(json.out_messages).toEqual([{ dst: MISSING, value: '50000000', lost: '50000000' }])
    expect(json.risks).toContainEqual({
      kind: 'other_dapp',
      lost: '50000000',
      text: expect.stringContaining(
        '0.05 tokens will be burnt: there is no such account and the recipient has another Dapp ID',
      ),
    })
    expect(text).toMatch(/^warning +0\.05 tokens will be burnt/m)
    expect(text).toMatch(new RegExp(`^sends +0\\.05 tokens \\(50000000 nanotokens\\) to ${MISSING}$`, 'm'))
  })

  test('reports an insufficient balance before fees are paid', async () => {
    const before = await balance()
    await expect(run(...words('wallet', '1000T'))).rejects.toMatchObject({
      exitCode: 12,
      message: expect.stringMatching(/would be aborted: the action phase failed with code 37 \(not enough tokens/),
      details: { data: { sent: false, exit_code: 0, result_code: 37 } },
    })
    expect(await balance()).toBe(before)
    const dry = await outcome(...words('wallet', '1000T'), '--dry-run')
    expect(dry.json).toMatchObject({ aborted: true, result_code: 37, outcome: expect.stringContaining('not enough') })
    expect([dry.exitCode, dry.text]).toEqual([
      13,
      expect.stringMatching(/^outcome +aborted: the action phase failed with code 37/m),
    ])
  })

  test('sends to an account of the same Dapp without a question', async () => {
    expect(await run(...words('wallet', '0.05T'))).toMatchObject({ aborted: false })
  })
})

describe('a transfer that others have to confirm', () => {
  test('is checked when it is submitted, as "multisig send" does', async () => {
    const { public: first } = await run('keys', 'phrase', '--dump', at('first.json'))
    const { public: second } = await run('keys', 'phrase', '--dump', at('second.json'))
    const image = [at('Wallet.tvc'), '--keys', at('first.json')]
    const shared = (await run('address', 'compute', ...image)).address
    await node.fund(shared.split('::')[1]!, 20_000_000_000n)
    const owners = ['--owners_pubkey', `["0x${first}","0x${second}"]`, '--owners_address', '[]', '--reqConfirms', '2']
    const rest = ['--reqConfirmsData', '2', '--value', '0', '--dst-dapp-id', 'self', '--alias', 'shared']
    await run('deploy', ...image, ...owners, ...rest)
    const submit = (dest: string) => {
      const common = ['--bounce', 'false', '--cc', '{}', '--flag', '1', '--payload', '']
      return ['call', 'shared', 'submitTransaction', '--dest', dest, '--value', '0.05T', ...common]
    }
    const ofWallet = run('multisig', 'send', '--address', 'shared', '--dest', MISSING, '--value', '0.05', '--no-bounce')
    const refusal = {
      exitCode: 2,
      message: expect.stringMatching(/^0\.05 tokens will be burnt: .* another Dapp ID .*; nothing was sent$/),
    }
    await expect(ofWallet).rejects.toMatchObject(refusal)
    await expect(run(...submit(MISSING))).rejects.toMatchObject(refusal)
    await expect(run(...submit(MISSING), '--no-preflight')).rejects.toMatchObject(refusal)
    const dry = await outcome(...submit(MISSING), '--dry-run')
    expect(dry.json.risks).toContainEqual(expect.objectContaining({ kind: 'other_dapp', lost: '50000000' }))
    expect(await run(...submit('shared'))).toMatchObject({ aborted: false })
    expect(await run(...submit(MISSING), '--yes')).toMatchObject({ aborted: false })
  })
})

describe('--accept-loss', () => {
  test('sends without confirmation if no more than the accepted amount is lost', async () => {
    const words = ['call', 'wallet', ...transfer(MISSING, '0.05T')]
    await expect(run(...words, '--accept-loss', '0.049')).rejects.toMatchObject({ exitCode: 2 })
    await expect(run(...words, '--accept-loss', 'SHELL=1')).rejects.toMatchObject({ exitCode: 2 })
    expect(await run(...words, '--accept-loss', '0.05,SHELL=1')).toMatchObject({ aborted: false })
    expect(await run(...multisig(MISSING, '0.051', '--no-bounce'), '--accept-loss', 'any')).toMatchObject({
      aborted: false,
    })
  })

  test('refuses texts that are not amounts or currencies', async () => {
    const words = ['call', 'wallet', ...transfer(MISSING, '0.05T'), '--accept-loss']
    for (const amount of ['much', 'COINS=1', '1.5,', '7=1.5', '4294967296=1']) {
      await expect(run(...words, amount)).rejects.toMatchObject({
        exitCode: 2,
        message: expect.stringMatching(/accept-loss/),
      })
    }
  })

  test('also covers what a call in another Dapp loses, up to twice the cost of its run', async () => {
    const { account_id } = node.ready.giver!
    const to = (value: string) => multisig(`${account_id}::${account_id}`, value, '--purpose', 'x')
    const { risks } = await run(...to('0.05'), '--dry-run')
    const cost = /costs (\d\.\d+) tokens/.exec(risks[0].text)![1]!
    expect(await run(...to(cost))).toMatchObject({ aborted: false })
    await expect(run(...to('0.05'))).rejects.toMatchObject({ exitCode: 2 })
  })
})

describe('outbox send', () => {
  const send = (key: string, ...rest: string[]) =>
    run('outbox', 'send', 'wallet', ...transfer(MISSING, '0.05T'), '--key', key, '--wait', ...rest)

  test('is refused by the process that sends it if the loss was not accepted', async () => {
    await expect(send('refused')).rejects.toMatchObject({ exitCode: 2 })
    for (const [key, ...agreed] of [
      ['agreed', '--yes'],
      ['accepted', '--accept-loss', '0.05'],
      ['any', '--accept-loss', 'any'],
    ] as const) {
      expect(await send(key, ...agreed)).toMatchObject({ entry: { state: 'executed' } })
      // The same call is not sent again.
      expect(await send(key, '--yes')).toMatchObject({ is_new: false, entry: { state: 'executed' } })
    }
    expect(await run('outbox', 'get', 'agreed')).toMatchObject({
      entry: { losses: [{ amount: '50000000' }] },
    })
  })
})

describe('a recipient', () => {
  test('tokens are not sent to a recipient that exists only in another Dapp', async () => {
    const { account_id } = node.ready.giver!
    await expect(run(...multisig(`${account_id}::${account_id}`, '0.05'))).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(
        /the recipient has another Dapp ID \(.*\); send SHELL \(currency 2\) with the exchange flag 16 instead/,
      ),
    })
  })

  test('a recipient that does not exist is reported when the tokens come back', async () => {
    const { json } = await outcome('call', 'wallet', ...transfer(`0:${NOBODY}`, '0.05T', 'true'), '--dry-run')
    expect(json.risks).toContainEqual({ kind: 'missing', text: expect.stringContaining('the tokens are returned') })
    expect(json.out_messages[0]).not.toHaveProperty('lost')
  })

  test('an amount too small to be returned needs confirmation, and an alternative is shown', async () => {
    const words = ['call', 'wallet', ...transfer(MISSING, '1000', 'true')]
    const { json } = await outcome(...words, '--dry-run')
    expect(json.risks).toContainEqual({
      kind: 'lost',
      lost: '1000',
      text: expect.stringMatching(
        new RegExp(
          `^0\\.000001 tokens will be burnt: there is .*, and the message cannot pay for its way back \\(${MISSING}\\); send enough`,
        ),
      ),
    })
    await expect(run(...words)).rejects.toMatchObject({ exitCode: 2 })
  })

  test('a call into another Dapp shows its cost beside what is burnt', async () => {
    const { account_id } = node.ready.giver!
    const words = multisig(`${account_id}::${account_id}`, '0.05', '--purpose', 'x')
    const { json } = await outcome(...words, '--dry-run')
    expect(json.risks).toContainEqual({
      kind: 'other_dapp',
      lost: '50000000',
      text: expect.stringMatching(/^0\.05 tokens will be burnt: .*; the run of the call costs 0\.0\d+ tokens$/),
    })
  })

  test('a recipient in another Dapp gets SHELL without a question', async () => {
    await node.fund(account, 1_000_000_000n, { 2: '1000000000' })
    const { account_id } = node.ready.giver!
    const words = ['call', 'wallet', ...transfer(`${account_id}::${account_id}`, '0')]
    words[words.indexOf('{}')] = '{"2":"50000000"}'
    words[words.indexOf('--flags') + 1] = '17'
    const { risks, out_messages } = await run(...words, '--dry-run')
    expect(risks).toEqual([])
    expect(out_messages).toEqual([{ dst: `${account_id}::${account_id}`, value: '0', currencies: { 2: '50000000' } }])
    expect(await run(...words)).toMatchObject({ aborted: false })
  })

  test('a recipient that resembles an alias needs confirmation', async () => {
    const fake = `${account.slice(0, 6)}${'0'.repeat(52)}${account.slice(-6)}`
    const { json } = await outcome(...multisig(`${account}::${fake}`, '0.05'), '--dry-run')
    expect(json.risks).toContainEqual({
      kind: 'look_alike',
      text: `${account}::${fake} looks like "wallet" and is a different account (${address})`,
    })
    await expect(run(...multisig(`${account}::${fake}`, '0.05'))).rejects.toMatchObject({ exitCode: 2 })
  })

  test('an alias under another Dapp ID needs confirmation', async () => {
    const other = 'cd'.repeat(32)
    await run('alias', 'add', 'friend', '--address', `${other}::${other}`)
    const asked = await outcome(...multisig(`${account}::${other}`, '0.05'), '--dry-run')
    expect(asked.json.risks).toContainEqual({
      kind: 'look_alike',
      text: expect.stringContaining('is "friend" under another Dapp ID'),
    })
  })

  test('a recipient is reported as new once', async () => {
    const dest = `${account}::${'ef'.repeat(32)}`
    const kinds = async () => (await run(...multisig(dest, '0.01'), '--dry-run')).risks.map(({ kind }: Json) => kind)
    expect(await kinds()).toContain('never_used')
    await run(...multisig(dest, '0.01'))
    expect(await kinds()).not.toContain('never_used')
  })

  test('a recipient is shown with its alias and its full address', async () => {
    const { text, json } = await outcome(...multisig('wallet', '0.01'), '--dry-run')
    expect(text).toMatch(new RegExp(`^sends +.* to ${address} \\(wallet\\)$`, 'm'))
    expect(json.out_messages).toEqual([{ dst: address, name: 'wallet', value: '10000000' }])
  })
})

describe('an existing message', () => {
  test('is decoded from its file, with the command that sends it', async () => {
    await run(
      'message',
      'create',
      'wallet',
      ...transfer(MISSING, '0.05T'),
      '--lifetime',
      '60',
      '-o',
      at('envelope.txt'),
    )
    const expected = {
      method: 'sendTransaction',
      address,
      msg_type_name: 'extIn',
      expire_at: expect.stringMatching(/Z$/),
    }
    expect(await run('decode', 'message', at('envelope.txt'))).toMatchObject(expected)
    const { message, message_id } = await run('message', 'create', 'wallet', ...transfer(MISSING, '0.05T'))
    const decoded = await run('decode', 'message', message, '--abi', at('Wallet.abi.json'))
    expect(decoded).toMatchObject({ ...expected, id: message_id, body_call: { name: 'sendTransaction' } })
  })

  test('is checked like a new one', async () => {
    await run('message', 'create', 'wallet', ...transfer(MISSING, '0.05T'), '-o', at('msg.txt'))
    await expect(run('send', at('msg.txt'))).rejects.toMatchObject({ exitCode: 2 })
    expect(await run('send', at('msg.txt'), '--yes')).toMatchObject({ aborted: false })
  })
})

describe('exit codes', () => {
  test('are explained by the contract at the address', async () => {
    await run('contract', 'save', 'HelloWallet', '-o', folder)
    await run('keys', 'phrase', '--dump', at('other.json'))
    const image = [at('HelloWallet.tvc'), '--keys', at('other.json')]
    const hello = (await run('address', 'compute', ...image)).address
    await node.fund(hello.split('::')[1]!)
    await run('deploy', ...image, '--dst-dapp-id', 'self')
    const words = ['call', hello, 'touch', '--abi', at('HelloWallet.abi.json'), '--keys', at('keys.json')]
    await expect(run(...words)).rejects.toMatchObject({
      exitCode: 12,
      message: 'The message was refused: exit code 102 (the message is not signed by the owner)',
    })
    await expect(run('call', 'wallet', 'confirmTransaction', '--transactionId', '5')).rejects.toMatchObject({
      message: 'The message was refused: exit code 102 (there is no such proposal, or it expired)',
    })
  })
})

describe('a local run of a function that sends', () => {
  test('shows what a call would lose', async () => {
    const notes: string[] = []
    const write = process.stderr.write
    process.stderr.write = ((text: string) => notes.push(text) > 0) as typeof write
    try {
      const { account_id, dapp_id } = node.ready.network_giver!
      await run('contract', 'save', 'NetworkGiver', '-o', folder)
      const abi = ['--abi', at('NetworkGiver.abi.json')]
      const words = ['--dest', MISSING, '--value', '0.05T', '--bounce', 'false']
      await run('run', `${dapp_id}::${account_id}`, 'sendTransaction', ...words, ...abi)
    } finally {
      process.stderr.write = write
    }
    expect(notes.join('')).toMatch(/nothing was sent; a call would send 0\.05 tokens \(50000000 nanotokens\) to abab/)
    expect(notes.join('')).toMatch(/as a call: 0\.05 tokens will be burnt: there is no such account/)
  })
})
