/** The transcripts of the protocol through the links of the binding: what goes in and comes out as text. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Link, OpenLink } from '../../../bindings/typescript/common/Link.ts'
import { libraryLink, serverLink, spawnLink } from '../../../bindings/typescript/node/links.ts'
import { createDaemonHome, type DaemonHome, daemonProgram } from '../../support/daemon/daemonProgram.ts'
import { Host } from '../../support/daemon/Host.ts'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { missingPrograms, suitePrograms } from '../../support/suitePrograms.ts'
import { needsOwnDaemon, readTranscripts, type Transcript } from '../../support/transcripts/readTranscripts.ts'
import { replayTranscript } from '../../support/transcripts/replayTranscript.ts'

class LinkHost extends Host {
  readonly kind: 'stdio' | 'websocket'
  readonly #link: Link

  constructor(kind: 'stdio' | 'websocket', openLink: OpenLink) {
    super()
    this.kind = kind
    this.#link = openLink({
      received: (text) => this.deliver(text),
      lost: ({ exitCode, signal }) => this.end({ code: exitCode ?? null, signal: signal ?? null }),
    })
    this.#link.hold(true)
  }

  protected sendTexts(texts: readonly string[]): void {
    for (const text of texts) this.#link.send(text)
  }

  sendInPieces(message: unknown): Promise<void> {
    this.send(message)
    return Promise.resolve()
  }

  close(): void {
    void this.#link.close()
  }

  dispose(): Promise<void> {
    return this.#link.close()
  }
}

/**
 * A link sends whole texts and closes both directions at once; transcripts that need bytes, signals or one direction
 * only are left out.
 */
const transcripts = readTranscripts().filter(({ steps }) =>
  steps.every(({ sendBytes, signal, close }) => sendBytes === undefined && signal === undefined && close === undefined),
)
function on(transport: 'stdio' | 'websocket') {
  return transcripts.filter(({ transports }) => transports?.includes(transport) ?? true)
}

async function replay(transcript: Transcript, host: LinkHost, connect?: () => Promise<Host>): Promise<void> {
  const signal = () => {
    throw new Error('a link sends no signals')
  }
  try {
    await replayTranscript(transcript, { host, signal, ...(connect === undefined ? {} : { connect }) })
  } finally {
    await host.dispose()
  }
}

function targetOf({ settings = {} }: Transcript, program: string, home: DaemonHome) {
  const variables = Object.entries(settings).map(([path, value]) => [
    `VENDORCLIENT_${path.replace('.', '_').toUpperCase()}`,
    String(value),
  ])
  const env = { ...home.environment, ...Object.fromEntries(variables) }
  return { program, dataFolder: home.dataFolder, env }
}

for (const missing of missingPrograms) test.skip(`transcripts through the link to ${missing}`, () => {})

describe.each([
  ...suitePrograms.map(({ name, testProgram }) => [name, spawnLink, testProgram] as const),
  ['the loaded library', libraryLink, daemonProgram()] as const,
])('transcripts through the link to %s', (_name, openLink, program) => {
  test.concurrent.each(on('stdio'))('$file: $scenario', async (transcript) => {
    const home = createDaemonHome()
    try {
      await replay(transcript, new LinkHost('stdio', openLink(targetOf(transcript, program, home))))
    } finally {
      home.remove()
    }
  })
})

describe('transcripts through the link to a serving daemon', () => {
  let shared: ServingDaemon
  beforeAll(async () => {
    shared = await ServingDaemon.start()
  })
  afterAll(() => shared.dispose())

  test.concurrent.each(on('websocket'))('$file: $scenario', async (transcript) => {
    const { settings } = transcript
    const isOwn = needsOwnDaemon(transcript)
    const daemon = isOwn ? await ServingDaemon.start(settings === undefined ? {} : { settings }) : shared
    const { dataFolder } = daemon.home
    const connect = () => new LinkHost('websocket', serverLink({ dataFolder }))
    const others: LinkHost[] = []
    try {
      await replay(withoutCloseCodes(transcript), connect(), async () => {
        const other = connect()
        others.push(other)
        return other
      })
    } finally {
      await Promise.all(others.map((other) => other.dispose()))
      if (isOwn) await daemon.dispose()
    }
  })
})

/** A link reports the end of a connection in words, without a code. */
function withoutCloseCodes(transcript: Transcript): Transcript {
  const steps = transcript.steps.map((step) => (step.expectClosed === undefined ? step : { ...step, expectClosed: {} }))
  return { ...transcript, steps }
}

test('replays most transcripts', () => {
  expect(transcripts.length).toBeGreaterThan(25)
})
