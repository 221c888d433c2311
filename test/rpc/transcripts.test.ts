import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ServingDaemon } from '../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { missingPrograms, suitePrograms } from '../support/suitePrograms.ts'
import { needsOwnDaemon, readTranscripts, type Transcript } from '../support/transcripts/readTranscripts.ts'
import { replayTranscript } from '../support/transcripts/replayTranscript.ts'

const transcripts = readTranscripts()
function on(transport: 'stdio' | 'websocket') {
  return transcripts.filter(({ transports }) => transports?.includes(transport) ?? true)
}
function inPieces(list: Transcript[]) {
  return list.filter(({ whole }) => whole !== true)
}

async function replayOnStdio(transcript: Transcript, program: string, pieceBytes?: number): Promise<void> {
  const host = StdioHost.start(optionsOf(transcript, program))
  try {
    await replayTranscript(transcript, {
      host,
      signal: (name) => host.process.kill(name),
      ...(pieceBytes === undefined ? {} : { pieceBytes }),
    })
  } finally {
    await host.dispose()
  }
}

async function replayOnWebSocket(
  transcript: Transcript,
  { program, shared }: { readonly program: string; readonly shared: ServingDaemon },
  pieceBytes?: number,
): Promise<void> {
  const isOwn = needsOwnDaemon(transcript)
  const daemon = isOwn ? await ServingDaemon.start(optionsOf(transcript, program)) : shared
  const host = await daemon.connect()
  try {
    await replayTranscript(transcript, {
      host,
      connect: () => daemon.connect(),
      signal: (name) => daemon.process.kill(name),
      ...(pieceBytes === undefined ? {} : { pieceBytes }),
    })
    expect(daemon.output.trim().split('\n').length, 'lines on stdout of a serving daemon').toBe(1)
  } finally {
    host.close()
    if (isOwn) await daemon.dispose()
  }
}

function optionsOf({ settings }: Transcript, program: string) {
  return settings === undefined ? { program } : { settings, program }
}

for (const missing of missingPrograms) test.skip(`transcripts on ${missing}`, () => {})

describe.each(suitePrograms)('$name', ({ testProgram: program }) => {
  describe('transcripts on stdio', () => {
    test.concurrent.each(on('stdio'))('$file: $scenario', (transcript) => replayOnStdio(transcript, program))
  })

  describe('transcripts on stdio, byte by byte', () => {
    test.concurrent.each(inPieces(on('stdio')))('$file', (transcript) => replayOnStdio(transcript, program, 1))
  })

  describe('transcripts on WebSocket', () => {
    let shared: ServingDaemon
    beforeAll(async () => {
      shared = await ServingDaemon.start({ program })
    })
    afterAll(() => shared.dispose())

    test.concurrent.each(on('websocket'))('$file: $scenario', (transcript) =>
      replayOnWebSocket(transcript, { program, shared }),
    )

    test.concurrent.each(inPieces(on('websocket')))('$file in fragments of one byte', (transcript) =>
      replayOnWebSocket(transcript, { program, shared }, 1),
    )
  })
})
