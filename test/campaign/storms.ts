import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import type { Chance } from '../simulation/Chance.ts'
import { ServingDaemon } from '../support/daemon/ServingDaemon.ts'
import type { WebSocketHost } from '../support/daemon/WebSocketHost.ts'
import { Bystander } from './Bystander.ts'
import { type CampaignPart, hasTime } from './CampaignPart.ts'

const CONNECTIONS = 20
const CALLS = 25
/** Half-open connections, fewer than the daemon allows before it drops some. */
const SILENT_SOCKETS = 5
const CANCELLED = -32800

export const storms: CampaignPart = {
  name: 'storms',
  summary:
    'Many clients connect, call, cancel and vanish at once; those that stay get exactly one answer to each call.',
  run: async (options) => {
    const { chance } = options
    const figures = { connections: 0, calls: 0, answers: 0, cancelled: 0, vanished: 0, 'worst ms of another client': 0 }
    const failures: string[] = []
    const daemon = await ServingDaemon.start()
    try {
      const bystander = await Bystander.beside(daemon)
      do {
        const silent = Array.from({ length: SILENT_SOCKETS }, () => openSilently(daemon))
        const work = Array.from({ length: CONNECTIONS }, async () => {
          const host = await daemon.connect()
          figures.connections++
          const done = await useConnection(host, chance)
          for (const name of ['calls', 'answers', 'cancelled', 'vanished'] as const) figures[name] += done[name]
          failures.push(...done.failures)
        })
        await Promise.all(work)
        for (const socket of silent) socket.destroy()
      } while (hasTime(options) && failures.length === 0)
      const left = await connectionsLeft(daemon)
      if (left !== 1) failures.push(`${left} connections are counted when one is left`)
      await bystander.leave()
      figures['worst ms of another client'] = bystander.worstMs
      failures.push(...bystander.failures)
    } finally {
      await daemon.dispose()
    }
    return { figures, failures }
  },
}

function openSilently({ url }: ServingDaemon) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write('GET /rpc HTTP/1.1\r\nHost: 12')
  return socket
}

async function useConnection(host: WebSocketHost, chance: Chance) {
  const done = { calls: CALLS, answers: 0, cancelled: 0, vanished: 0, failures: [] as string[] }
  const isVanishing = chance.happens(0.4)
  const wanted = new Map<number, string | undefined>()
  for (let id = 1; id <= CALLS; id++) {
    const data = Buffer.from(chance.bytes(chance.between(1, 100)))
    const isShort = chance.happens(0.6)
    wanted.set(id, isShort ? createHash('sha256').update(data).digest('hex') : undefined)
    host.send(
      isShort
        ? { jsonrpc: '2.0', id, method: 'crypto.sha256', params: { data: data.toString('base64') } }
        : {
            jsonrpc: '2.0',
            id,
            method: chance.pick(['test.sleep', 'test.busy']),
            params: { ms: chance.between(1, 300) },
          },
    )
    if (chance.happens(0.4))
      host.send({ jsonrpc: '2.0', method: 'daemon.cancel', params: { id: chance.between(1, id) } })
  }
  if (isVanishing) {
    await new Promise((resolve) => setTimeout(resolve, chance.between(0, 100)))
    host.socket.terminate()
    await host.ended()
    return { ...done, calls: 0, vanished: 1 }
  }
  try {
    while (wanted.size > 0) {
      const { json } = await host.next(undefined, 60_000)
      if (!wanted.has(json.id)) {
        done.failures.push(`answered twice, or never asked: ${JSON.stringify(json).slice(0, 200)}`)
        break
      }
      const hash = wanted.get(json.id)
      wanted.delete(json.id)
      done.answers++
      if (json.error?.code === CANCELLED) done.cancelled++
      else if (json.error !== undefined) done.failures.push(`error ${JSON.stringify(json.error).slice(0, 200)}`)
      else if (hash !== undefined && json.result.hash !== hash) done.failures.push('the answer belongs to another call')
    }
  } catch (error) {
    done.failures.push(`${wanted.size} calls were not answered: ${(error as Error).message.slice(0, 200)}`)
  }
  host.close()
  return done
}

/** Connections that the daemon counts, once it has had time to notice who is gone. */
async function connectionsLeft(daemon: ServingDaemon): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const metrics = await daemon.metrics()
    const count = [...metrics].find(([name]) => /(^|_)connections($|\{)/.test(name))?.[1] ?? Number.NaN
    if (count === 1 || attempt === 50) return count
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
