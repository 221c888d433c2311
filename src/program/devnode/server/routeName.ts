import type { IncomingMessage } from 'node:http'

const PATHS = new Set(['/graphql', '/v2/account', '/v2/messages', '/v2/faucet', '/v2/bk_set', '/v2/bk_set_update'])

/**
 * Name of the route that answers a request, for metrics and traces. The names are a fixed set, so that clients cannot
 * add to it.
 */
export function routeName({ url = '' }: IncomingMessage): string {
  const [path] = url.split('?') as [string]
  if (PATHS.has(path)) return path
  return path.startsWith('/admin/') ? '/admin' : 'other'
}
