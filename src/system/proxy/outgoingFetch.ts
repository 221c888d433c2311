import type { Dispatcher } from 'undici'
import { OutgoingRoutes } from './OutgoingRoutes.ts'

const CONNECT_MS = 10_000
const routes = new OutgoingRoutes()
let agent: Promise<Dispatcher> | undefined

/** `fetch` through the proxy of the environment. */
export async function outgoingFetch(url: URL | string, init: RequestInit = {}): Promise<Response> {
  if (routes.proxyFor(new URL(url)) === undefined) return fetch(url, init)
  agent ??= openAgent()
  // The dispatcher of the package works with the `fetch` of Node.js, whose types do not name it.
  return fetch(url, { ...init, dispatcher: await agent } as unknown as RequestInit)
}

async function openAgent(): Promise<Dispatcher> {
  const [{ UndiciAgent }, { undiciConnector }] = await Promise.all([
    import('../undiciAgent.ts'),
    import('./undiciConnector.ts'),
  ])
  return new UndiciAgent({ connect: undiciConnector(routes, CONNECT_MS) })
}
