/** Programs that sign instead of keys: `--signer exec:PROGRAM`. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { SignerProgram } from '../../support/cli/SignerProgram.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

/** A tool with the wallet of a signer program, deployed by it. */
async function withWallet() {
  const tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
  onTestFinished(() => tool.dispose())
  const signer = new SignerProgram(tool)
  await tool.run(['contract', 'save', 'Wallet', '-o', '.'])
  const constructor = JSON.stringify({
    ...{ owners_pubkey: [`0x${signer.publicKey}`], owners_address: [] },
    ...{ reqConfirms: 1, reqConfirmsData: 1, value: 0 },
  })
  const by = ['--signer', signer.option]
  const deploy = ['deploy', 'Wallet.tvc', constructor, '--dst-dapp-id', 'self', '--alias', 'wallet', ...by]
  const { hint } = (await tool.json(deploy, 11)).error
  const address = /faucet (\S+)/.exec(hint)![1]!
  await node.fund(address.split('::')[1]!, 100_000_000_000n)
  expect(await tool.json(deploy)).toMatchObject({ deployed_at: address })
  return { tool, signer, address, by, deployed: signer.signatures.length }
}

const dest = `${'ab'.repeat(32)}::${'ab'.repeat(32)}`
const payment = ['--dest', `0:${'ab'.repeat(32)}`, '--value', '1000000000', '--cc', '{}', '--bounce', 'false']
const call = ['call', 'wallet', 'sendTransaction', ...payment, '--flags', '1', '--payload', '']

describe('a program that signs', () => {
  test('deploys, calls and pays, and is shown each message once, after all checks', async () => {
    const { tool, signer, address, by, deployed } = await withWallet()
    expect(deployed).toBe(1)
    expect(signer.signatures[0]).toMatchObject({
      ...{ protocol: 'vendorclient-signer/1', type: 'sign', public_key: signer.publicKey },
      content: { deploys: true, function_name: 'constructor', address: `0:${address.split('::')[1]}` },
    })
    const refused = await tool.json([...call, ...by], 2)
    expect(refused.error.message).toContain('burnt')
    expect(signer.signatures).toHaveLength(1)

    const { code, stderr } = await tool.run([...call, ...by, '--yes'])
    expect([code, stderr]).toEqual([0, expect.stringContaining('Look at the device')])
    const { unsigned, content } = signer.signatures[1]
    expect(content).toMatchObject({
      ...{ deploys: false, function_name: 'sendTransaction', input: { value: '1000000000' } },
      transfers: [{ account_id: 'ab'.repeat(32), sent: [{ currency: 0, amount: '1000000000' }] }],
      losses: [{ account_id: 'ab'.repeat(32), certainty: 'certain' }],
    })
    const own = await LocalClient.open()
    const abi = { type: 'Json', value: tool.read('Wallet.abi.json') }
    expect(await own.call('abi.verify_signing_content', { unsigned, content, abi })).toMatchObject({
      function_name: 'sendTransaction',
      input: { dest: `0:${'ab'.repeat(32)}`, value: '1000000000' },
    })
  })

  test('is not asked by commands that send nothing', async () => {
    const { tool, signer, by } = await withWallet()
    await tool.json([...call, ...by, '--dry-run'])
    await tool.json(['fee', ...call, ...by])
    expect(signer.signatures).toHaveLength(1)
  })

  test('creates messages for another computer', async () => {
    const { tool, signer, by } = await withWallet()
    await tool.json(['message', 'create', ...call.slice(1), ...by, '-o', 'message.txt'])
    expect(signer.signatures).toHaveLength(2)
    expect(await tool.json(['send', 'message.txt', '--yes'])).toMatchObject({ aborted: false })
  })

  test('pays by multisig send, and is asked once although several interfaces of wallets are tried', async () => {
    const { tool, signer, by } = await withWallet()
    const words = ['multisig', 'send', '--address', 'wallet', '--dest', dest, '--value', '1', '--yes']
    expect(await tool.json([...words, ...by])).toMatchObject({ aborted: false })
    expect(signer.signatures).toHaveLength(2)
  })
})

describe('nothing is sent if the program', () => {
  test.each([
    ['refuses', 2, /signer" refused: declined on the device; nothing was signed$/],
    ['dies', 1, /signer" ended with exit code 3; nothing was sent$/],
    ['is killed', 1, /signer" was ended by SIGKILL; nothing was sent$/],
    ['says nothing', 1, /signer" did not answer with one JSON object; nothing was sent$/],
    ['floods', 1, /signer" answered with more than 65536 bytes; nothing was sent$/],
    ['signs wrongly', 1, /signer": the signature is not valid for its public key and this message$/],
  ] as const)('%s', async (behaviour, code, message) => {
    const { tool, signer, address, by } = await withWallet()
    signer.behave(behaviour)
    const before = await node.query(countOf(address))
    const { error } = await tool.json([...call, ...by, '--yes'], code)
    expect(error.message).toMatch(message)
    expect(await node.query(countOf(address))).toEqual(before)
  })

  test('does not answer in time; it is stopped', async () => {
    const { tool, signer, by } = await withWallet()
    signer.behave('waits')
    const { error } = await tool.json([...call, ...by, '--yes', '--signer-timeout', '1s'], 14)
    expect(error.message).toMatch(/signer" did not answer within 1 s and was stopped; nothing was sent$/)
  })

  test.each([
    ['exec:./nothing', /cannot be started: there is no such program/],
    ['exec:./Wallet.tvc', /cannot be started: it is not executable/],
    ['ledger', /Invalid --signer "ledger": expected exec:PROGRAM/],
  ])('cannot be started: %s', async (option, message) => {
    const { tool } = await withWallet()
    expect((await tool.json([...call, '--signer', option], 2)).error.message).toMatch(message)
    const both = await tool.json([...call, '--signer', option, '--keys', 'some.keys.json'], 2)
    expect(both.error.message).toBe('--keys and --signer cannot be combined')
  })
})

describe('the outbox', () => {
  const stored = ['outbox', 'send', ...call.slice(1), '--accept-loss', '2', '--yes']

  test('asks the program of a named signer', async () => {
    const { tool, signer } = await withWallet()
    const named = ['--signer', `owner=${signer.option}`]
    expect(await tool.json([...stored, '--key', 'a', ...named, '--wait'])).toMatchObject({
      entry: { state: 'executed' },
    })
    expect(signer.signatures[1]).toMatchObject({
      content: { function_name: 'sendTransaction', losses: [{ account_id: 'ab'.repeat(32) }] },
    })
  })

  test('ends an entry that the program refuses', async () => {
    const { tool, signer } = await withWallet()
    signer.behave('refuses')
    const ended = await tool.json([...stored, '--key', 'a', '--signer', `owner=${signer.option}`, '--wait'], 12)
    expect(ended.entry).toMatchObject({ state: 'refused', error: { message: expect.stringContaining('declined on') } })
  })

  test('lets an entry wait for a program that died, and asks it again', async () => {
    const { tool, signer } = await withWallet()
    signer.behave('dies')
    const work = tool.start([...stored, '--key', 'a', '--signer', `owner=${signer.option}`, '--wait'])
    while (signer.signatures.length < 2) await new Promise((resolve) => setTimeout(resolve, 50))
    signer.behave('signs')
    const { code, stderr } = await work.ended
    expect([code, stderr]).toEqual([0, expect.stringContaining('ended with exit code 3')])
  })
})

test('no log has a request or an answer', async () => {
  const { tool, signer, by } = await withWallet()
  await tool.run([...call, ...by, '--yes', '--log-path', 'log.jsonl'])
  const { unsigned } = signer.signatures[1]
  expect(tool.read('log.jsonl')).not.toContain(unsigned)
})

function countOf(address: string): string {
  const [dappId, accountId] = address.split('::')
  return `{ blockchain { account(account_id: "${accountId}", dapp_id: "${dappId}") { transactions(first: 100) { edges { cursor } } } } }`
}
