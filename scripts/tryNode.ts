/**
 * Tries the built package with the Node.js that runs npm, which need not be that of the project: `npm run try:node`. The
 * binding starts a daemon and asks for its version, with `require` and with `import`; the program prints its own.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './bundleProgram.ts'
import { readVersion } from './release/setVersion.ts'

const node = process.env['npm_node_execpath'] ?? process.execPath
using folder = mkdtempDisposableSync(join(tmpdir(), 'vendorclient-try-'))
const options = { cwd: folder.path, encoding: 'utf8' } as const
const program = `({ spawnClient }) => spawnClient({ dataFolder: ${JSON.stringify(folder.path)}, program: ${JSON.stringify(dist('vendorclient.js'))} })
  .then(async (client) => { console.log((await client.client.version()).version); await client.close() })`
const ways: Readonly<Record<string, readonly string[]>> = {
  require: ['--eval', `(${program})(require(${JSON.stringify(dist('index.js'))}))`],
  import: [
    '--input-type=module',
    '--eval',
    `(${program})(await import(${JSON.stringify(pathToFileURL(dist('index.mjs')).href)}))`,
  ],
}
const runtime = execFileSync(node, ['--version'], options).trim()
const version = readVersion(root)
for (const [way, args] of Object.entries(ways))
  check(`${way} on ${runtime}`, version, execFileSync(node, args, options))
check(
  `vendorclient on ${runtime}`,
  `vendorclient ${version}`,
  execFileSync(node, [dist('vendorclient.js'), '--version'], options),
)

function dist(name: string): string {
  return join(root, 'dist', name)
}

function check(what: string, expected: string, actual: string): void {
  if (actual.trim() !== expected) throw new Error(`${what}: expected ${expected}, got ${actual}`)
  console.log(`${what}: ${expected}`)
}
