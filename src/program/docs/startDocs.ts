/** The documentation site on a separate port. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { listenOnPort } from '../../../rpc/transports/listenOnPort.ts'
import type { Log } from '../../ports/Log.ts'
import { readUrl } from '../http/readUrl.ts'
import { refuseHost } from '../http/refuse.ts'
import { sendText } from '../http/send.ts'
import type { DocsAssets } from './DocsAssets.ts'

/** The site can be reached only from this machine. */
const HOST = '127.0.0.1'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

const HEADERS = {
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
}

export interface RunningDocs {
  /** `http://127.0.0.1:<port>` */
  readonly url: string
  close(): void
}

/** Throws StartupError 2 for a port that cannot be opened. */
export async function startDocs(assets: DocsAssets, port: number, log: Log): Promise<RunningDocs> {
  const server = createServer((request, response) => {
    answer(assets, request, response).catch((error: Error) => {
      log.error('a page of the documentation was not sent', { name: error.name })
      response.destroy()
    })
  })
  const url = `http://${HOST}:${await listenOnPort(server, HOST, port)}`
  return {
    url,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(assets: DocsAssets, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  const refusal = refuseHost(request, HOST)
  if (refusal !== undefined) return sendText(response, refusal.status, refusal.reason)
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Only GET and HEAD')
  const found = await find(assets, readUrl(request).pathname.slice(1))
  const { path, bytes } = found ?? { path: '404.html', bytes: await assets.read('404.html') }
  if (bytes === undefined) return sendText(response, 404, 'Not found')
  if (extname(path) === '.html') response.setHeader('content-security-policy', policyOf(bytes.toString()))
  response.writeHead(found === undefined ? 404 : 200, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': bytes.length,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** The file of a path, as static hosts find it. */
async function find(assets: DocsAssets, path: string): Promise<{ path: string; bytes: Buffer } | undefined> {
  const names = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  for (const name of names) {
    const bytes = await assets.read(name)
    if (bytes !== undefined) return { path: name, bytes }
  }
  return undefined
}

/**
 * Content security policy: nothing from other origins, and no scripts except those of the site and of the page. Code
 * has its colours in attributes.
 */
function policyOf(page: string): string {
  const inline = [...page.matchAll(/<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
