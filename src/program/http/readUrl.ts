import type { IncomingMessage } from 'node:http'

/** Path and parameters of a request; what cannot be read as a URL has a path that nothing answers. */
export function readUrl({ url = '/' }: IncomingMessage): URL {
  // Not parsed relative to a base, because text after two slashes would become a host.
  return URL.parse(`http://node${url.startsWith('/') ? url : `/${url}`}`) ?? new URL('http://node/unreadable')
}
