/** A host of static files, as there are many: it knows files, `index.html` of folders, and nothing else. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

export class StaticHost {
  readonly url: string
  readonly #server: Server

  private constructor(server: Server, base: string) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`
  }

  /** Serves the folder below the path `base`, which begins and ends with `/`. */
  static async start(folder: string, base: string): Promise<StaticHost> {
    const server = createServer(({ url }, response) => {
      const { pathname } = new URL(url!, 'http://host')
      const path = join(folder, decodeURIComponent(pathname.slice(base.length - 1)))
      const file = pathname.endsWith('/') ? join(path, 'index.html') : path
      if (!pathname.startsWith(base) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(readFileSync(file))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new StaticHost(server, base)
  }

  async dispose(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
