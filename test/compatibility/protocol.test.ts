/**
 * Hosts and daemons of different versions: which version of the protocol they agree on, and that recorded conversations
 * of earlier versions still work.
 */
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { agreeOnProtocol, supportedProtocol } from '../../rpc/peer/agreeOnProtocol.ts'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { suitePrograms } from '../support/suitePrograms.ts'
import { readTranscripts } from '../support/transcripts/readTranscripts.ts'
import { replayTranscript } from '../support/transcripts/replayTranscript.ts'

const versions = Array.from(
  { length: supportedProtocol.max - supportedProtocol.min + 1 },
  (_, index) => supportedProtocol.min + index,
)

function fixturesOf(version: number): URL {
  return new URL(`../fixtures/protocol-${version}/`, import.meta.url)
}

test.each(versions)('version %i of the protocol has its frozen conversations', (version) => {
  expect(existsSync(fixturesOf(version)), `${fixturesOf(version)} is missing`).toBe(true)
})

describe.each(versions)('hosts of version %i', (version) => {
  const program = suitePrograms[0]!.testProgram
  test.each(readTranscripts(fixturesOf(version)))('$file: $scenario', async (transcript) => {
    const host = StdioHost.start({
      program,
      ...(transcript.settings !== undefined && { settings: transcript.settings }),
    })
    try {
      await replayTranscript(transcript, { host, signal: (name) => host.process.kill(name) })
    } finally {
      await host.dispose()
    }
  })
})

test.each<[requested: [number, number] | undefined, supported: [number, number], agreed: number | undefined]>([
  // An older binding with a newer daemon, and with one that has dropped the version of the binding.
  [[1, 1], [1, 3], 1],
  [[1, 2], [2, 3], 2],
  [[1, 1], [2, 3], undefined],
  // A newer binding with an older daemon, and one that has dropped the version of the daemon.
  [[1, 3], [1, 1], 1],
  [[2, 3], [1, 2], 2],
  [[2, 3], [1, 1], undefined],
  // A host that states no versions.
  [undefined, [1, 3], 3],
])('a host that speaks %j and a daemon that speaks %j agree on %j', (requested, supported, agreed) => {
  const range = ([min, max]: readonly [number, number]) => ({ min, max })
  expect(agreeOnProtocol(requested && range(requested), range(supported))).toBe(agreed)
})

test('a newer host can use the older protocol of this daemon, or learns its version', async () => {
  const host = StdioHost.start({ program: suitePrograms[0]!.program })
  try {
    host.send({ jsonrpc: '2.0', id: 1, method: 'daemon.initialize', params: { protocol: { min: 98, max: 99 } } })
    expect((await host.next()).json).toMatchObject({
      error: {
        code: -32002,
        data: { supported: { protocol: supportedProtocol }, requested: { protocol: { min: 98 } } },
      },
    })
    host.send({ jsonrpc: '2.0', id: 2, method: 'daemon.initialize', params: { protocol: { min: 1, max: 99 } } })
    expect((await host.next()).json).toMatchObject({ result: { protocol: supportedProtocol.max } })
  } finally {
    await host.dispose()
  }
})
