import { connect } from 'node:net'
import type { Chance } from '../simulation/Chance.ts'
import type { Host } from '../support/daemon/Host.ts'
import { ServingDaemon } from '../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { StreamHost } from '../support/daemon/StreamHost.ts'
import { type CampaignPart, hasTime } from './CampaignPart.ts'
import { type Expected, FRAME_LIMIT_BYTES, type Frame, FrameMaker, idText } from './frames.ts'

/** Number of frames sent before their answers are awaited. */
const FRAMES_PER_ROUND = 60
const settings = { 'limits.message_in_bytes': FRAME_LIMIT_BYTES }

export const protocolFuzz: CampaignPart = {
  name: 'protocol',
  summary:
    'Frames of every kind over pipes, WebSocket and Unix socket; each has exactly the answer that its maker knows.',
  run: async (options) => {
    const { chance } = options
    const figures = { frames: 0, answers: 0, connections: 0 }
    const failures: string[] = []
    const maker = new FrameMaker(chance)
    const stdio = StdioHost.start({ settings })
    const daemon = await ServingDaemon.start({ settings: { ...settings, 'daemon.socket': true } })
    try {
      do {
        const path = (JSON.parse(daemon.output) as { socket: string }).socket
        const socket = connect(path)
        const hosts: Host[] = [stdio, await daemon.connect(), StreamHost.on(socket, socket)]
        figures.connections += 2
        for (const host of hosts) {
          const frames = Array.from({ length: FRAMES_PER_ROUND }, () => maker.next())
          const sent = frames.filter((frame) => host.kind === 'stdio' || !frame.isForStreamsOnly)
          figures.frames += sent.length
          const { answers, problems } = await exchange(host, sent, chance)
          figures.answers += answers
          failures.push(...problems)
        }
        for (const host of hosts.slice(1)) host.close()
      } while (hasTime(options) && failures.length === 0)
      for (const [name, host] of [
        ['stdio', stdio.process],
        ['serve', daemon.process],
      ] as const) {
        if (host.exitCode !== null) failures.push(`the daemon of ${name} ended with ${host.exitCode}`)
      }
    } finally {
      await stdio.dispose()
      await daemon.dispose()
    }
    return { figures, failures }
  },
}

/** Sends frames together or in odd pieces, and compares every answer until all of them must have arrived. */
async function exchange(
  host: Host,
  frames: readonly Frame[],
  chance: Chance,
): Promise<{ answers: number; problems: string[] }> {
  const expected = new Map<string, Expected>()
  const nameless: number[] = []
  for (const frame of frames) {
    for (const [id, answer] of frame.answers) expected.set(id, answer)
    nameless.push(...frame.nameless)
  }
  const from = host.received.length
  if (host instanceof StreamHost) await writeInPieces(host, frames, chance)
  else for (const { bytes } of frames) host.send(bytes.toString('utf8'))
  const problems: string[] = []
  const wanted = expected.size + nameless.length
  let answers = 0
  try {
    while (answers < wanted) {
      const { json } = await host.next(undefined, 30_000)
      for (const answer of Array.isArray(json) ? json : [json]) {
        answers++
        problems.push(...compare(answer, expected, nameless))
      }
    }
    // Surplus answers arrive before the answer to this call, or are found by the next round.
    await host.call('daemon.ping', {}, 1e12 + from)
  } catch (error) {
    const open = [...expected.keys()].slice(0, 5)
    problems.push(
      `${host.kind}: ${answers} of ${wanted} answers came (${(error as Error).message.slice(0, 300)}); open: ${open}, ${nameless}`,
    )
    problems.push(
      ...frames
        .filter(({ answers: own }) => [...own.keys()].some((id) => expected.has(id)))
        .slice(0, 2)
        .map(({ kind, bytes }) => `${kind}: ${bytes.toString('utf8', 0, 300)}`),
    )
  }
  return { answers, problems }
}

async function writeInPieces(host: StreamHost, frames: readonly Frame[], chance: Chance): Promise<void> {
  const all = Buffer.concat(frames.flatMap(({ bytes }) => [bytes, Buffer.from(chance.pick(['\n', '\r\n']))]))
  for (let start = 0; start < all.length; ) {
    const end = start + chance.spread(1, 100_000)
    host.write(all.subarray(start, end))
    start = end
    if (chance.happens(0.3)) await new Promise((resolve) => setImmediate(resolve))
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers have every shape
function compare(answer: any, expected: Map<string, Expected>, nameless: number[]): string[] {
  const told = JSON.stringify(answer).slice(0, 300)
  if (answer.id === null || answer.id === undefined) {
    const index = nameless.indexOf(answer.error?.code)
    if (index < 0) return [`nothing has to be answered so: ${told}; open are ${nameless}`]
    nameless.splice(index, 1)
    return []
  }
  const id = idText(answer.id)
  const wanted = expected.get(id)
  if (wanted === undefined) return [`answered twice, or never asked: ${told}`]
  expected.delete(id)
  if ('code' in wanted) return answer.error?.code === wanted.code ? [] : [`expected error ${wanted.code}, got ${told}`]
  return JSON.stringify(answer.result) === wanted.result ? [] : [`expected ${wanted.result.slice(0, 300)}, got ${told}`]
}
