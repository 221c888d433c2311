import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { build } from 'esbuild'

export interface ServedPage {
  /** `http://127.0.0.1:<port>`, another origin than that of every other server. */
  readonly origin: string
  close(): void
}

const PAGE = '<!doctype html><meta charset="utf-8"><title>Page</title><script type="module" src="/page.js"></script>'

/** Bundles a file of this folder for browsers and serves a page that runs it, without any policy. */
export async function servePage(file: string): Promise<ServedPage> {
  const { outputFiles } = await build({
    entryPoints: { page: join(import.meta.dirname, file) },
    outdir: '/',
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['vendorclient-web'],
    target: 'es2022',
    logLevel: 'error',
  })
  const files = new Map(outputFiles.map(({ path, text }) => [`/${basename(path)}`, text]))
  const server = createServer(({ url = '' }, response) => {
    const script = files.get(url)
    if (script === undefined && url !== '/') response.writeHead(404).end()
    else
      response
        .writeHead(200, { 'content-type': script === undefined ? 'text/html' : 'text/javascript' })
        .end(script ?? PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}
