import type { Dispatcher } from 'undici'
import type { OutgoingRoutes } from './OutgoingRoutes.ts'

const CONNECT_MS = 10_000
const agents = new WeakMap<OutgoingRoutes, Promise<Dispatcher>>()

/** `fetch` that uses `routes`. */
export async function outgoingFetch(
  routes: OutgoingRoutes,
  url: URL | string,
  init: RequestInit = {},
): Promise<Response> {
  if (routes.proxyFor(new URL(url)) === undefined && routes.authorities === undefined) return fetch(url, init)
  const agent = agents.get(routes) ?? openAgent(routes)
  agents.set(routes, agent)
  // The `fetch` of Node.js accepts a dispatcher of the package, although its types do not declare one.
  return fetch(url, { ...init, dispatcher: await agent } as unknown as RequestInit)
}

async function openAgent(routes: OutgoingRoutes): Promise<Dispatcher> {
  const [{ UndiciAgent }, { undiciConnector }] = await Promise.all([
    import('../undiciAgent.ts'),
    import('./undiciConnector.ts'),
  ])
  return new UndiciAgent({ connect: undiciConnector(routes, CONNECT_MS) })
}
