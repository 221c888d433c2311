import { describe, expect, onTestFinished, test } from 'vitest'
import { giver } from '../../../../src/program/contracts/generated/giver.ts'
import { GIVER_ID } from '../../../../src/program/devnode/chain/publicValues.ts'
import { GIVER_KEYS } from '../../../../src/program/devnode/store/developmentGiver.ts'
import { ShownNode, type ShownNodeOptions } from '../../../support/devnode/ShownNode.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

const client = await LocalClient.open()
const ACCOUNT = 'ab'.repeat(32)

function start(options: ShownNodeOptions): ShownNode {
  const node = new ShownNode(options)
  onTestFinished(() => node.dispose())
  return node
}

/** Calls the giver, which refuses calls signed with other keys than its own. */
async function callGiver(node: ShownNode, keys: object = GIVER_KEYS) {
  const { message, message_id } = await client.call('abi.encode_message', {
    abi: { type: 'Json', value: giver.abi },
    address: `0:${GIVER_ID}`,
    call_set: {
      function_name: 'sendTransaction',
      input: { dest: `0:${ACCOUNT}`, value: 5_000_000_000, bounce: false },
    },
    signer: { type: 'Keys', keys },
  })
  const element = { id: message_id, body: message, account_id: GIVER_ID, dapp_id: GIVER_ID }
  return await node.post('/v2/messages', [element])
}

/** Grams from another Dapp, which do not arrive. */
async function sendFromElsewhere(node: ShownNode): Promise<void> {
  const id = 'cd'.repeat(32)
  const message = { account_id: ACCOUNT, value: '5000000000', bounce: false }
  await node.post('/admin/impersonate', { source: { account_id: id, dapp_id: id }, message })
}

describe('on a terminal', () => {
  test('a banner has endpoints, keys and faults, and each transaction has a line', async () => {
    const node = start({ onTerminal: true, args: ['--accounts', '2', '--wrong-producer', '3', '--latency', '1'] })
    await node.waitFor(/Ctrl-C/)
    expect(node.output).toContain(GIVER_KEYS.secret)
    const plain = node.output.replace(/\x1b\[\d+m/g, '')
    expect(plain).toMatch(/\n {2}account-1 {2}10000 tokens {2}([0-9a-f]{64})::\1\n/)
    expect(plain).toMatch(/Secret keys of the accounts\n {2}account-0 {2}[0-9a-f]{64}\n/)
    expect(plain).toContain('on a real network, anyone can take the funds')
    expect(node.output).toMatch(/wrong_producer.*3/)
    expect(node.output).toMatch(/latency_ms.*1/)
    expect(node.output).not.toContain('"event"')
    expect(node.output).toContain('\x1b[1m')
    await node.post('/v2/faucet', { account_id: ACCOUNT })
    const [line] = await node.waitFor(/.*transfer.*\n/)
    expect(line).toContain('abababab…abab')
    expect(line).toContain('100 tokens from giver')
    expect(line).toContain('there is no contract')
    expect(await node.stop()).toBe(0)
  })

  test('calls are named by their ABI, and failures in words', async () => {
    const node = start({ onTerminal: true, environment: { NO_COLOR: '1' } })
    await node.waitFor(/Ctrl-C/)
    await callGiver(node)
    const [sent] = await node.waitFor(/.*giver +sendTransaction.*\n/)
    expect(sent).toMatch(/#1 +giver +sendTransaction +external +gas [\d,]+ +fees 0\.\d+ +ok\n/)
    const [arrived] = await node.waitFor(/.*abababab…abab +transfer.*\n/)
    expect(arrived).toMatch(/5 SHELL \(currency 2\) from giver /)
    await sendFromElsewhere(node)
    const [lost] = await node.waitFor(/.*#2 .*\n/)
    expect(lost).toMatch(/5 tokens from cdcdcdcd…cdcd .*lost 5 tokens: tokens cannot cross Dapp IDs/)
    await callGiver(node, await client.call('crypto.generate_random_sign_keys'))
    const [refused] = await node.waitFor(/.*refused.*\n/)
    expect(refused).toMatch(
      /giver +sendTransaction +refused, TVM_ERROR: exit 100 \(the message is not signed by the owner\)/,
    )
    expect(node.output).not.toContain('\x1b')
  })

  test('texts of contracts cannot steer the terminal, nor look like another line', async () => {
    const node = start({ onTerminal: true, environment: { NO_COLOR: '1' } })
    await node.waitFor(/Ctrl-C/)
    const comment = Buffer.from('\u001b[31mred\u001b[2J\u202eturned\u2066\nforged').toString('hex')
    const { boc: body } = await client.call('boc.encode_boc', {
      builder: [{ type: 'BitString', value: `00000000${comment}` }],
    })
    const message = { account_id: ACCOUNT, value: '1000000', bounce: false, body }
    await node.post('/admin/impersonate', { source: { account_id: GIVER_ID }, message })
    const [line] = await node.waitFor(/.*turned.*\n/)
    expect(line).toContain('\\u{1b}[31mred\\u{1b}[2J\\u{202e}turned\\u{2066}\\u{a}forged')
    expect(node.output).not.toMatch(/[\x1b\u202e\u2066]/)
  })

  test('--quiet shows where it listens and nothing more', async () => {
    const node = start({ onTerminal: true, args: ['--quiet'] })
    await node.post('/v2/faucet', { account_id: ACCOUNT })
    expect(await node.stop()).toBe(0)
    expect(node.output).toBe(`Listening on ${await node.url()}\n`)
  })

  test('requests are separate lines at debug level', async () => {
    const node = start({ onTerminal: true, args: ['--log-level', 'debug'], environment: { NO_COLOR: '1' } })
    await node.url()
    await node.post('/v2/faucet?secret=1', { account_id: ACCOUNT })
    const [line] = await node.waitFor(/.*request .*\n/)
    expect(line).toMatch(/request {2}method POST {2}path \/v2\/faucet {2}status 200 {2}ms \d+/)
  })
})

describe('for programs', () => {
  test('stdout has the ready line alone', async () => {
    const node = start({ args: ['--log-level', 'debug'] })
    await node.post('/v2/faucet', { account_id: ACCOUNT })
    await node.waitFor(/"event":"request","method":"POST","path":"\/v2\/faucet","status":200/, 'errors')
    expect(await node.stop()).toBe(0)
    expect(node.output.match(/\n/g)).toHaveLength(1)
    expect(JSON.parse(node.output)).toMatchObject({ event: 'ready', giver: { account_id: GIVER_ID } })
  })

  test('--log-format json has an object for each transaction and refused message', async () => {
    const node = start({ args: ['--log-format', 'json'] })
    await callGiver(node)
    await sendFromElsewhere(node)
    await callGiver(node, await client.call('crypto.generate_random_sign_keys'))
    await node.waitFor(/"event":"refused".*\n/)
    expect(await node.stop()).toBe(0)
    const events = node.output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(events.map(({ event }) => event)).toEqual(['ready', 'transaction', 'transaction', 'transaction', 'refused'])
    expect(events[1]).toMatchObject({
      ...{ account: 'giver', contract: 'Giver', kind: 'input', function: 'sendTransaction', source: null },
      ...{ exit_code: 0, action_code: 0, aborted: false, out_messages: 1, seq_no: 1 },
    })
    expect(events[1].gas).toBeGreaterThan(0)
    expect(events[2]).toMatchObject({
      ...{ account_id: ACCOUNT, kind: 'transfer', value: '0', currencies: { 2: '5000000000' }, source_name: 'giver' },
      ...{ gas: null, lost: [] },
    })
    expect(events[3]).toMatchObject({
      value: '5000000000',
      lost: [{ currency: 0, amount: '5000000000', reason: 'other_dapp' }],
    })
    expect(events[4]).toMatchObject({
      account: 'giver',
      function: 'sendTransaction',
      code: 'TVM_ERROR',
      exit_code: 100,
    })
  })

  test('--quiet leaves the ready line', async () => {
    const node = start({ args: ['--quiet', '--log-format', 'json'] })
    await node.post('/v2/faucet', { account_id: ACCOUNT })
    expect(await node.stop()).toBe(0)
    expect(JSON.parse(node.output)).toMatchObject({ event: 'ready' })
  })
})
