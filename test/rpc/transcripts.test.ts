import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ServingDaemon } from '../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { needsOwnDaemon, readTranscripts, type Transcript } from '../support/transcripts/readTranscripts.ts'
import { replayTranscript } from '../support/transcripts/replayTranscript.ts'

const transcripts = readTranscripts()
const on = (transport: 'stdio' | 'websocket') =>
  transcripts.filter(({ transports }) => transports?.includes(transport) ?? true)
const inPieces = (list: Transcript[]) => list.filter(({ whole }) => whole !== true)

async function replayOnStdio(transcript: Transcript, pieceBytes?: number): Promise<void> {
  const host = StdioHost.start(optionsOf(transcript))
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

async function replayOnWebSocket(transcript: Transcript, shared: ServingDaemon, pieceBytes?: number): Promise<void> {
  const isOwn = needsOwnDaemon(transcript)
  const daemon = isOwn ? await ServingDaemon.start(optionsOf(transcript)) : shared
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

function optionsOf({ settings }: Transcript) {
  return settings === undefined ? {} : { settings }
}

describe('transcripts on stdio', () => {
  it.concurrent.each(on('stdio'))('$file: $scenario', (transcript) => replayOnStdio(transcript))
})

describe('transcripts on stdio, byte by byte', () => {
  it.concurrent.each(inPieces(on('stdio')))('$file', (transcript) => replayOnStdio(transcript, 1))
})

describe('transcripts on WebSocket', () => {
  let daemon: ServingDaemon
  beforeAll(async () => {
    daemon = await ServingDaemon.start()
  })
  afterAll(() => daemon.dispose())

  it.concurrent.each(on('websocket'))('$file: $scenario', (transcript) => replayOnWebSocket(transcript, daemon))

  it.concurrent.each(inPieces(on('websocket')))('$file in fragments of one byte', (transcript) =>
    replayOnWebSocket(transcript, daemon, 1),
  )
})
