/**
 * The whole life of a wallet on a terminal: keys, address, funds, deployment, transfers, proposals, with questions,
 * colours, Ctrl-C at each stage, and connections that are cut at every kind of place. Whatever happens, nothing is paid
 * twice, and a message that may have been executed is never reported as one that may be repeated.
 */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Tool, type ToolRun } from '../../support/cli/Tool.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { type Cut, CuttingProxy } from '../../support/processing/CuttingProxy.ts'
import { NodeProxy, type ProxyScript } from '../../support/processing/NodeProxy.ts'

type Answers = readonly (readonly [question: string, answer: string])[]

const CTRL_C = '\u0003'
const NOBODY = `${'ab'.repeat(32)}::${'ab'.repeat(32)}`
/** The question before any value is sent. */
const SEND: Answers = [['Send it? [y/N]', 'y']]
/**
 * Ctrl-C when a message has been under way for some seconds; Enter before does nothing. The line is drawn once a second: after
 * three times the message has left, also on a machine that is busy.
 */
const UNDER_WAY: Answers = [
  ...SEND,
  ['sending', ''],
  ...Array.from({ length: 3 }, () => ['Ctrl-C stops waiting', ''] as const),
  ['Ctrl-C stops waiting', CTRL_C],
]
const ASKS = 'Continue? [y/N]'

let node: DevNode
let tool: Tool
let address: string

/** What a terminal shows, without colours and without progress. */
function plain({ stdout }: ToolRun): string {
  return stdout.replace(/\r[^\n]*\x1b\[K/g, '').replace(/\x1b\[[0-9;]*[A-Za-z]/g, '')
}

function terminal(words: readonly string[], answers: Answers = [], env: Record<string, string> = {}): Promise<ToolRun> {
  return tool.runOnTerminal(words, { answers, env })
}

async function succeed(words: readonly string[], answers: Answers = []): Promise<string> {
  const ran = await terminal(words, answers)
  if (ran.code !== 0) throw new Error(`${words.join(' ')} ended with ${ran.code}: ${ran.stdout}`)
  return plain(ran)
}

async function transactions(): Promise<number> {
  const [dapp, id] = address.split('::')
  const query = `{ blockchain { account(account_id: "${id}", dapp_id: "${dapp}") { transactions(first: 300) { edges { cursor } } } } }`
  return (await node.query(query)).data.blockchain.account.transactions.edges.length
}

function send(value: string, dest = 'wallet', ...rest: string[]): string[] {
  return ['multisig', 'send', '--address', 'wallet', '--dest', dest, '--value', value, ...rest]
}

async function balance(): Promise<bigint> {
  return BigInt((await tool.json(['account', 'wallet'])).balance)
}

beforeAll(async () => {
  node = await DevNode.start()
  tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
  await succeed(['contract', 'save', 'Wallet'])
  const made = await succeed(['keys', 'phrase', '--dump', 'keys.json'])
  const key = /^public key +([0-9a-f]{64})$/m.exec(made)![1]
  const image = ['Wallet.tvc', '--keys', 'keys.json']
  address = /^address +(\S+)$/m.exec(await succeed(['address', 'compute', ...image]))![1]!
  await succeed(['faucet', address, '100'])
  const owners = ['--owners_pubkey', `["0x${key}"]`, '--owners_address', '[]', '--reqConfirms', '1']
  const rest = ['--reqConfirmsData', '1', '--value', '0', '--dst-dapp-id', 'self', '--alias', 'wallet', '--wait']
  expect(await succeed(['deploy', ...image, ...owners, ...rest])).toMatch(/^fees +[\d.]+ tokens/m)
}, 120_000)
afterAll(async () => {
  tool.dispose()
  await node.dispose()
})

describe('on a terminal', () => {
  test('a transfer is shown and asked about, with names in full', async () => {
    const before = await transactions()
    expect((await terminal(send('1'), [['Send it? [y/N]', 'n']])).code).toBe(2)
    expect(await transactions()).toBe(before)
    const shown = await succeed(send('1'), SEND)
    expect(shown).toMatch(new RegExp(`^sends +1 token \\(1000000000 nanotokens\\) to ${address} \\(wallet\\)`, 'm'))
    expect(shown).toMatch(/^exit code +0$/m)
    expect(await succeed(send('1', 'wallet', '--dry-run'))).toContain(`to ${address} (wallet)`)
  })

  test.each([
    ['n', 2],
    ['', 2],
    ['y', 0],
  ])('a call that would burn tokens asks; the answer "%s" ends with %i', async (answer, code) => {
    const before = await transactions()
    const ran = await terminal(send('0.05', NOBODY, '--no-bounce'), [[ASKS, answer]])
    expect([ran.code, (await transactions()) - before]).toEqual([code, code === 0 ? 1 : 0])
    expect(plain(ran)).toContain(
      '0.05 tokens will be burnt: there is no such account and the recipient has another Dapp ID',
    )
  })

  test('failures are red, unless colours are not wanted', async () => {
    const words = send('100000')
    const ran = await terminal(words)
    expect([ran.code, ran.stdout]).toEqual([12, expect.stringContaining('\x1b[31mvendorclient multisig send:')])
    const without = await terminal(words, [], { NO_COLOR: '1' })
    expect([without.code, without.stdout]).toEqual([12, expect.not.stringMatching(/\x1b\[3\dm/)])
  })

  test('proposals are made, listed, and confirmed', async () => {
    await succeed(['keys', 'pair', '--output', 'second.keys.json'])
    const [first, second] = ['keys', 'second.keys'].map((name) => JSON.parse(tool.read(`${name}.json`)).public)
    const image = ['Wallet.tvc', '--keys', 'second.keys.json']
    const shared = /^address +(\S+)$/m.exec(await succeed(['address', 'compute', ...image]))![1]!
    await succeed(['faucet', shared, '10'])
    const owners = ['--owners_pubkey', `["0x${second}","0x${first}"]`, '--owners_address', '[]', '--reqConfirms', '2']
    const rest = ['--reqConfirmsData', '2', '--value', '0', '--dst-dapp-id', 'self', '--alias', 'shared']
    await succeed(['deploy', ...image, ...owners, ...rest])
    const created = await succeed(['proposal', 'create', 'shared', 'shared', 'for the hosting', '--value', '0.5'], SEND)
    const id = /^proposal id +(\d+)$/m.exec(created)![1]!
    expect(await succeed(['proposal', 'list', 'shared'])).toMatch(
      new RegExp(`^${id} +${shared} +0\\.5 +1 of 2 +for the hosting$`, 'm'),
    )
    await succeed(['proposal', 'vote', 'shared', id, '--keys', 'keys.json'], SEND)
    expect(await succeed(['proposal', 'list', 'shared'])).toContain('No pending proposals.')
  })
})

describe('Ctrl-C', () => {
  test('Ctrl-C at a question ends the command, and nothing is sent', async () => {
    const before = await transactions()
    const { code } = await terminal(send('0.05', NOBODY, '--no-bounce'), [[ASKS, CTRL_C]])
    expect([code, await transactions()]).toEqual([130, before])
  })

  test('while entering keys ends the command before anything is sent', async () => {
    const before = await transactions()
    const { code } = await terminal(send('0.05', 'wallet', '--keys', '-'), [['Seed phrase or secret key:', CTRL_C]])
    expect([code, await transactions()]).toEqual([130, before])
  })

  test('while the account is read ends the command', async () => {
    const proxy = await NodeProxy.start(node.url, onTestFinished, { read: async () => 'silence' })
    const ran = await terminal(send('0.05'), [['reading the account', CTRL_C]], { VENDORCLIENT_CLI_URL: proxy.url })
    expect(ran.code).toBe(130)
  })

  const whileSent: readonly (readonly [string, ProxyScript, number])[] = [
    ['before the node has it', { post: async () => 'silence' }, 0],
    [
      'after the node executed it',
      {
        post: async ({ forward }) => {
          await forward()
          return 'silence'
        },
      },
      // A transfer of a wallet to itself is another transaction of the wallet.
      2,
    ],
  ]
  test.each(whileSent)(
    'while a message is sent, %s, prints its hash and how to find its outcome',
    async (_name, script, times) => {
      const proxy = await NodeProxy.start(node.url, onTestFinished, script)
      const before = await transactions()
      const words = [...send(times === 0 ? '0.011' : '0.012'), '--lifetime', '20']
      const ran = await terminal(words, UNDER_WAY, { VENDORCLIENT_CLI_URL: proxy.url })
      const hash = proxy.posts[0]!.id
      expect(ran.code).toBe(15)
      expect(plain(ran)).toMatch(
        /Message [0-9a-f]{64} was sent and may have been executed: stopped waiting for the result/,
      )
      expect(plain(ran)).toMatch(/"vendorclient status [0-9a-f]{64} --wait"; no block accepts it after 20\d\d-/)
      expect(plain(ran)).toContain(hash)
      await expect.poll(async () => (await transactions()) - before).toBe(times)
      // The same command again, interrupted at its question, sends nothing.
      const again = await terminal(words, [['[follow/send/stop]', CTRL_C]])
      expect([again.code, (await transactions()) - before]).toEqual([130, times])
      if (times === 0) return
      const followed = await terminal(words, [['[follow/send/stop]', 'follow']])
      expect([followed.code, (await transactions()) - before]).toEqual([0, times])
      expect(plain(followed)).toMatch(new RegExp(`^message +${hash}$`, 'm'))
    },
  )

  test('while waiting for the transaction reports that it was executed', async () => {
    const proxy = await NodeProxy.start(node.url, onTestFinished, {
      read: async ({ body, forward }) => (body.includes('transaction(hash') ? 'silence' : forward()),
    })
    const words = [...send('0.013'), '--wait']
    const ran = await terminal(words, [...SEND, ['waiting for the transaction', CTRL_C]], {
      VENDORCLIENT_CLI_URL: proxy.url,
    })
    expect(ran.code).toBe(15)
    expect(plain(ran)).toMatch(/Message [0-9a-f]{64} was executed in transaction [0-9a-f]{64} according to the node/)
  })
})

describe('a connection that is cut', () => {
  const shares = [0, 0.02, 0.5, 0.98, 1]
  const cuts = (['request', 'answer'] as const).flatMap((side) =>
    shares.flatMap((share) => [true, false].map((dies): Cut => ({ side, share, dies }))),
  )

  test.each(cuts)(
    'in the $side after a share of $share of its bytes, dies: $dies',
    { timeout: 90_000 },
    async (cut) => {
      const proxy = await CuttingProxy.start(node.url, cut)
      onTestFinished(() => proxy.stop())
      const env = { VENDORCLIENT_CLI_URL: proxy.url, VENDORCLIENT_CLI_MESSAGE_PROCESSING_TIMEOUT: '3000' }
      const amount = `0.02${cuts.indexOf(cut).toString().padStart(3, '0')}1`
      const words = send(amount, 'wallet', '--yes')
      const [before, had] = [await transactions(), await balance()]
      const ran = await terminal([...words, '--timeout', '8000'], [], env)
      expect(proxy.hasCut).toBe(true)
      // A transfer to itself is two transactions of the account, at most.
      const executed = (await transactions()) - before > 0
      const isKnown = ran.code === 0
      expect([0, 15]).toContain(ran.code)
      if (isKnown) expect(executed).toBe(true)
      else {
        expect(plain(ran)).toMatch(/Message [0-9a-f]{64} was sent and may have been executed/)
        expect(plain(ran)).toMatch(/"vendorclient status [0-9a-f]{64} --wait"/)
      }
      // The node only accepts complete requests, and executes them even if the answer is lost.
      if (cut.side === 'answer' || cut.share === 1) expect(executed).toBe(true)
      if (!cut.dies) expect([ran.code, executed]).toEqual([0, true])
      proxy.recover()
      if (isKnown || !executed) return
      // It is paid once, although the command is repeated.
      const after = await transactions()
      const document: Json = await tool.json([...words, '--on-repeat', 'follow'], 0, { env })
      expect([document.followed, await transactions()]).toEqual([true, after])
      expect(had - (await balance())).toBeLessThan(1_000_000_000n)
    },
  )
})
