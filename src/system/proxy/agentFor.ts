import { Agent, type AgentOptions } from 'node:http'
import type { Socket } from 'node:net'
import { https } from '../secureModules.ts'
import { connectionOpener } from './connectionOpener.ts'
import type { OutgoingRoutes } from './OutgoingRoutes.ts'

type Opened = (error: Error | null, socket?: Socket) => void

/** A connection pool of the HTTP client of Node.js that uses `routes`. */
export function agentFor(url: URL, routes: OutgoingRoutes, timeoutMs: number, pool: AgentOptions): Agent {
  const agent = url.protocol === 'https:' ? new (https().Agent)(pool) : new Agent(pool)
  const open = (options: { readonly host?: string; readonly port?: number | string }, opened: Opened) => {
    const host = options.host?.includes(':') ? `[${options.host}]` : options.host
    return connectionOpener(routes, new URL(`${url.protocol}//${host}:${options.port}`), timeoutMs)(options, opened)
  }
  return Object.assign(agent, { createConnection: open as unknown as Agent['createConnection'] })
}
