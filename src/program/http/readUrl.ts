import type { IncomingMessage } from 'node:http'

/** Path and parameters of a request; an invalid URL gets a path that has no route. */
export function readUrl({ url = '/' }: IncomingMessage): URL {
  // Not parsed relative to a base, because text after two slashes would become a host.
  return URL.parse(`http://node${url.startsWith('/') ? url : `/${url}`}`) ?? new URL('http://node/unreadable')
}
