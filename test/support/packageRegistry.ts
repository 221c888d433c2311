/** An npm registry on loopback that has a few tarballs and nothing else. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PackageRegistry {
  readonly url: string
  close(): void
}

export async function startPackageRegistry(tarballs: readonly string[]): Promise<PackageRegistry> {
  const packages = new Map(tarballs.map((file) => [definitionOf(file).name, file]))
  const server = createServer((request, response) => {
    const [name = '', isTarball] = request.url!.slice(1).split('/-/')
    const file = packages.get(name)
    if (file === undefined) {
      response.writeHead(404).end('{"error":"not found"}')
    } else if (isTarball !== undefined) {
      response.end(readFileSync(file))
    } else {
      response.end(JSON.stringify(describePackage(file, `http://${request.headers.host}/${name}/-/package.tgz`)))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

function describePackage(file: string, tarball: string): object {
  const definition = definitionOf(file)
  const { name, version } = definition
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  const dist = { tarball, integrity }
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...definition, dist } } }
}

function definitionOf(file: string): { readonly name: string; readonly version: string } {
  const text = execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' })
  return JSON.parse(text) as { name: string; version: string }
}
