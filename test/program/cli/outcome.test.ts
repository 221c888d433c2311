/** Exit codes of commands that send, for everything that can happen to a message: none of them suggests sending it twice. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'
import type { PeerAnswer } from '../../support/net/GraphqlPeer.ts'
import { ProcessingPeer, type ProcessingScript } from '../../support/processing/ProcessingPeer.ts'
import { build } from '../../support/startBuild.ts'

const MESSAGE =
  'te6ccgEBAgEAiQABRYgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIMAQDB4uD97/zk+8QbK759jA5qTpK7KTiFTV5BurLO4ehBOHHni7zyWWrssA351RJ4Kwu+TwiqcYLB/AJeBIM81REpB4AAAMXn8rQAMqn4lAIqVMSAAAAAAAAAAAAAAACVAvkAQA=='
const HASH = '8309b8abe821c55621180e98f6e691591647d8f07d4dbab54ec0fb323c6450fa'
const send = ['send', MESSAGE, '--dst-dapp-id', 'self']

let tool: Tool
beforeEach(() => {
  // The setting limits each wait; the whole command may take longer.
  tool = new Tool({ VENDORCLIENT_CLI_TIMEOUT: '300' })
})
afterEach(() => tool.dispose())

/** A network whose nodes treat every message in this way. */
function networkThat(message: ProcessingScript['message'], rest: ProcessingScript = {}) {
  return ProcessingPeer.start({ ...rest, ...(message && { message }) })
}

function refusal(code: string, exitCode: number): PeerAnswer {
  return {
    json: {
      result: null,
      error: { code, message: 'refused', data: { producers: [], message_hash: HASH, exit_code: exitCode } },
      ext_message_token: null,
    },
  }
}

const unknown = {
  name: 'outcome_unknown',
  exit_code: 15,
  message: expect.stringContaining(`Message ${HASH} was sent and may have been executed`),
  hint: expect.stringContaining(`vendorclient status ${HASH} --wait`),
  data: expect.objectContaining({ sent: true, message_hash: HASH }),
}

const openEnds: readonly (readonly [string, () => PeerAnswer])[] = [
  ['its answer is lost', () => 'drop'],
  ['no answer comes in time', () => 'silence'],
  ['the answer breaks off', () => 'drop in the middle'],
  ['a gateway answers instead', () => ({ status: 502 })],
  ['the answer is no envelope', () => ({ json: 5 })],
  ['the answer is damaged', () => ({ json: { result: { producers: 1 }, error: null } })],
  ['it is refused as repeated', () => refusal('TVM_ERROR', 52)],
  ['it is refused as expired', () => refusal('TVM_ERROR', 57)],
  ['the node failed', () => refusal('INTERNAL_ERROR', 0)],
]

describe('a message with unknown outcome ends with 15', () => {
  test.each(openEnds)('when %s', async (_, answer) => {
    const { endpoint } = await networkThat(answer)
    expect((await tool.json([...send, '--url', endpoint], 15)).error).toMatchObject(unknown)
  })

  test.each([52, 57])('a refusal with exit code %i does not recommend another message', async (code) => {
    const { endpoint } = await networkThat(() => refusal('TVM_ERROR', code))
    const { error } = await tool.json([...send, '--url', endpoint], 15)
    expect(error.hint).toContain(`Check before you repeat it: "vendorclient status ${HASH} --wait"`)
    expect(error.data.failure).toMatchObject({ code, remedy: error.hint })
    expect(error.data.failure).not.toHaveProperty('repair')
    const { stderr } = await tool.run([...send, '--url', endpoint])
    expect(stderr.match(/Check before you repeat it/g)).toHaveLength(1)
  })

  test('the help on exit codes says why a refusal may be one', async () => {
    expect((await tool.run(['help', 'exit-codes'])).stdout).toMatch(
      /^15 .*unknown.*52 \(repeated\).*status\s<hash>\s--wait/ms,
    )
  })

  test('an unknown outcome is explained in words', async () => {
    const { endpoint } = await networkThat(() => 'drop')
    const { code, stdout, stderr } = await tool.run([...send, '--url', endpoint])
    expect([code, stdout]).toEqual([15, ''])
    expect(stderr).toContain(`vendorclient message send: Message ${HASH} was sent and may have been executed`)
    expect(stderr).toContain(`Check before you repeat it: "vendorclient status ${HASH} --wait"`)
  })

  test('when the daemon that sends it ends', async () => {
    const environment = { PATH: process.env['PATH'] ?? '', HOME: tool.home }
    const daemon = spawn(process.execPath, [build, 'daemon', '--port', '0'], { cwd: tool.folder, env: environment })
    await once(daemon.stdout, 'data')
    const { endpoint } = await networkThat(() => {
      daemon.kill('SIGKILL')
      return 'silence'
    })
    expect((await tool.json([...send, '--url', endpoint], 15)).error).toMatchObject(unknown)
  })
})

describe('a message that is known not to be executed ends otherwise:', () => {
  test('a message that never left ends the command with 10', async () => {
    const { error } = await tool.json([...send, '--url', 'http://127.0.0.1:9'], 10)
    expect(error.data.sent).not.toBe(true)
  })

  test.each([
    ['the contract', 'TVM_ERROR', 100],
    ['the state of the account', 'COMPUTE_SKIPPED', 0],
  ])('a message that %s refuses ends the command with 12', async (_, code, exitCode) => {
    const { endpoint } = await networkThat(() => refusal(code, exitCode))
    expect((await tool.json([...send, '--url', endpoint], 12)).error.name).toBe('rejected')
  })

  test('an aborted transaction ends the command with 13', async () => {
    const { endpoint } = await networkThat(() => ({
      json: {
        error: null,
        result: { message_hash: HASH, tx_hash: 'a'.repeat(64), aborted: true, exit_code: 0, producers: [] },
      },
    }))
    expect((await tool.json([...send, '--url', endpoint], 13)).error.name).toBe('aborted')
  })
})

describe('an answer of a node that says None', () => {
  test('is null in JSON and left out in text', async () => {
    const { endpoint } = await networkThat(() => ({
      json: {
        error: null,
        result: {
          ...{ message_hash: HASH, tx_hash: 'a'.repeat(64), aborted: false, exit_code: 0, producers: [] },
          ...{ block_hash: 'None', dapp_id: 'None' },
        },
      },
    }))
    const words = [...send, '--no-preflight', '--url', endpoint]
    expect((await tool.json(words)).block_hash).toBe(null)
    const { code, stdout, stderr } = await tool.run([...words, '--verbose'])
    expect([code, stdout + stderr]).toEqual([0, expect.not.stringContaining('None')])
  })
})

describe('a contract that would execute every copy', () => {
  const words = ['--abi', '{"ABI version":2,"version":"2.4","header":[],"functions":[],"fields":[]}']

  test('gets a message only with the option for it, and then one copy', async () => {
    const network = await networkThat(() => 'drop')
    const { error } = await tool.json([...send, ...words, '--url', network.endpoint], 2)
    expect([error.code, error.hint]).toEqual([519, expect.stringContaining('--unprotected')])
    expect(network.sent).toEqual([])
    const options = ['--unprotected', '--url', network.endpoint]
    expect((await tool.json([...send, ...words, ...options], 15)).error).toMatchObject(unknown)
    expect(network.sent).toHaveLength(1)
  })
})

describe('the time limit of a command', () => {
  const limit = ['--timeout', '2500']

  test('applies to all its waits together', async () => {
    const peer = await ProcessingPeer.start({ account: () => 'silence' })
    const id = 'a'.repeat(64)
    const { error } = await tool.json(['account', `${id}::${id}`, '--url', peer.endpoint, ...limit], 14, LONG_WAITS)
    expect(error).toMatchObject({
      name: 'timeout',
      message: expect.stringContaining('the time limit of 2500 ms was exceeded'),
    })
    expect(peer.restRequests).toHaveLength(1)
  })

  test('ends with 15 when a message is under way', async () => {
    const network = await networkThat(() => 'silence')
    const { error } = await tool.json([...send, '--no-preflight', '--url', network.endpoint, ...limit], 15, LONG_WAITS)
    expect(error).toMatchObject({
      ...unknown,
      message: expect.stringContaining('the time limit of 2500 ms was exceeded'),
    })
    expect(network.sent).toHaveLength(1)
  })
})

/** Waits of the library that are longer than the command may take. */
const LONG_WAITS = { env: { VENDORCLIENT_CLI_TIMEOUT: '60000' } }

describe('a signal', () => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

  test.each(signals)('%s while the message is under way prints its hash, and how to look for it', async (signal) => {
    let running: ReturnType<Tool['start']> | undefined
    const { endpoint } = await networkThat(() => {
      running!.process.kill(signal)
      return 'silence'
    })
    running = tool.start([...send, '--url', endpoint, '--json'])
    const { code, stdout, stderr } = await running.ended
    expect([code, stderr]).toEqual([15, ''])
    expect(JSON.parse(stdout).error).toMatchObject(unknown)
  })

  test('while the transaction is waited for prints the same', async () => {
    let running: ReturnType<Tool['start']> | undefined
    const { endpoint } = await networkThat(undefined, {
      isFinal: () => {
        running!.process.kill('SIGINT')
        return false
      },
    })
    running = tool.start([...send, '--url', endpoint, '--wait'])
    const { code, stderr } = await running.ended
    expect(code).toBe(15)
    expect(stderr).toMatch(new RegExp(`Message ${HASH} was executed in transaction [0-9a-f]{64}`))
  })

  test('before anything was sent ends the program as usual', async () => {
    let running: ReturnType<Tool['start']> | undefined
    const { endpoint } = await ProcessingPeer.start({
      account: () => {
        running!.process.kill('SIGINT')
        return 'silence'
      },
    })
    const id = 'a'.repeat(64)
    running = tool.start(['account', `${id}::${id}`, '--url', endpoint])
    const { stdout, stderr } = await running.ended
    expect([running.process.signalCode, stdout, stderr]).toEqual(['SIGINT', '', ''])
  })
})
