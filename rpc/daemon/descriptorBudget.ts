import { readFileSync } from 'node:fs'
import type { Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'
import type { Log } from '../../src/ports/Log.ts'

/** Share of the descriptors that connections from outside may use; files, threads and connections to the network need the others. */
const SHARE = 0.5

/** Fewest connections that are accepted, however few descriptors there are. */
const LEAST = 8

/** Minimum time between log lines about refused connections, ms. */
const LOG_MS = 60_000

/** Connections from outside that the descriptors of this process suffice for; `undefined` where the system does not say. */
function connectionBudget(): number | undefined {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    const limit = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1])
    return Number.isSafeInteger(limit) ? Math.max(LEAST, Math.floor(limit * SHARE)) : undefined
  } catch {
    return undefined
  }
}

/**
 * Accepts no more connections than the descriptors suffice for: further ones are accepted and closed at once, so they neither wait nor
 * use up what calls need. Failures to accept a connection do not end the process; each kind is logged once a minute.
 */
export function boundConnections(server: Server | HttpServer, log: Log, budget = connectionBudget()): void {
  const nextMs = new Map<string, number>()
  const warn = (event: string, fields: Record<string, string | number>) => {
    const nowMs = performance.now()
    if (nowMs < (nextMs.get(event) ?? 0)) return
    nextMs.set(event, nowMs + LOG_MS)
    log.warn(event, fields)
  }
  server.on('error', (error: NodeJS.ErrnoException) => warn('connection not accepted', { reason: error.message }))
  if (budget === undefined) return
  server.maxConnections = budget
  server.on('drop', () => warn('connections refused to keep descriptors', { connections: budget }))
}

/**
 * Limits under which silent connections never use more than a quarter of the connections that the descriptors allow.
 */
export function withinBudget<Limits extends { readonly unauthenticated: number }>(limits: Limits): Limits {
  const budget = connectionBudget() ?? Number.POSITIVE_INFINITY
  return { ...limits, unauthenticated: Math.max(1, Math.min(limits.unauthenticated, Math.floor(budget / 4))) }
}
