/** What the compiler refuses, tried with the configuration of the project on small test files. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const root = join(import.meta.dirname, '../..')

/** Layers of the library from the ground up; each may import those before it. */
const library = [
  'core',
  'errors',
  'schema',
  'ports',
  'config',
  'context',
  'net',
  'delivery',
  'leases',
  'modules',
  'api',
  'workers',
].map((name) => `src/${name}`)

/** What a daemon consists of. */
const daemon = [...library, 'src/system', 'storage/common', 'storage/memory', 'storage', 'rpc/peer', 'rpc']

/** What each project may import. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(library.map((layer, index) => [layer, library.slice(0, index)])),
  // Workers are a layer beside most of the library: they compute what is given to them.
  'src/workers': ['src/core', 'src/errors', 'src/schema', 'src/ports', 'src/config', 'src/context'],
  'src/system': library,
  'src/web': library,
  'src/ports': [],
  'storage/common': ['src/ports'],
  'storage/memory': ['src/ports', 'storage/common'],
  'storage/indexeddb': ['src/ports', 'storage/common', 'storage/memory'],
  storage: ['src/ports', 'storage/common'],
  'rpc/peer': library.filter((layer) => layer !== 'src/workers'),
  'rpc/page': [...library, 'src/web', 'storage/common', 'storage/memory', 'storage/indexeddb', 'rpc/peer'],
  rpc: daemon.filter((project) => project !== 'rpc'),
  'bindings/generator': daemon,
  'src/program/common': ['src/core', 'src/errors', 'src/schema', 'bindings/typescript/common'],
  'src/program': [...daemon, 'bindings/generator', 'src/program/common', 'bindings/typescript/common'],
  'bindings/typescript/common': [],
  'bindings/typescript/browser': ['bindings/typescript/common'],
  'bindings/typescript/node': ['bindings/typescript/common'],
}
const projects = Object.keys(allowed)

/** Globals and modules of Node.js that no layer of the library may see, each in its own line. */
const nodeOnly = {
  Buffer: "export const a = Buffer.from('00', 'hex')",
  process: 'export const b = process.env',
  setTimeout: 'export const c = setTimeout(() => {}, 1)',
  console: "console.log('shown')",
  fetch: "export const d = fetch('https://node.example')",
  randomUUID: 'export const e = crypto.randomUUID()',
  'node:fs': "import { readFileSync } from 'node:fs'; export const f = readFileSync",
  randomBytes: "import { randomBytes } from 'node:crypto'; export const g = randomBytes",
}
const withoutNode = [...library, 'storage/common', 'storage/memory', 'rpc/peer']

/** What core may use of the platform. */
const pure = `import { sha256 } from '#platform/hashes.ts'
export const digest: Uint8Array = sha256(new TextEncoder().encode('text'))
`

let problems: readonly string[]

beforeAll(() => {
  const folder = temporaryFolder(afterAll)
  for (const file of ['tsconfig.base.json', 'tsconfig.layer.json', 'src/platform', ...projects.map(configOf)]) {
    cpSync(join(root, file), join(folder, file), { recursive: true })
  }
  const { type, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type, imports }))
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true })
  symlinkSync(join(root, 'node_modules/@types/node'), join(folder, 'node_modules/@types/node'))
  symlinkSync(join(root, 'node_modules/undici-types'), join(folder, 'node_modules/undici-types'))
  for (const project of projects) {
    const place = placeIn(project)
    mkdirSync(join(folder, place), { recursive: true })
    writeFileSync(join(folder, place, 'own.ts'), 'export const own = 1\n')
    for (const other of projects.filter((name) => name !== project)) {
      const target = `./${relative(place, `${placeIn(other)}/own.ts`)}`
      writeFileSync(join(folder, place, importerOf(other)), `export { own } from '${target}'\n`)
    }
  }
  for (const layer of withoutNode) {
    for (const [index, line] of Object.values(nodeOnly).entries()) {
      writeFileSync(join(folder, layer, `nodeOnly${index}.ts`), `${line}\n`)
    }
  }
  writeFileSync(join(folder, 'src/core/pure.ts'), pure)
  const references = projects.map((path) => ({ path }))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ files: [], references }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout, status } = spawnSync(process.execPath, [compiler, '-b', '--pretty', 'false', '--singleThreaded'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status).not.toBe(0)
  problems = stdout.split('\n')
})

for (const project of projects) {
  test(`${project} imports what stands below it and nothing else`, () => {
    const refused = projects.filter((other) => hasProblem(join(placeIn(project), importerOf(other))))
    expect(refused).toEqual(projects.filter((other) => other !== project && !allowed[project]!.includes(other)))
    expect(hasProblem(join(placeIn(project), 'own.ts'))).toBe(false)
  })
}

for (const layer of withoutNode) {
  test(`${layer} uses no global of Node.js and no module of it that accesses the system`, () => {
    const names = Object.keys(nodeOnly)
    expect(names.filter((_, index) => !hasProblem(join(layer, `nodeOnly${index}.ts`)))).toEqual([])
  })
}

test('core uses the functions of the platform and UTF-8', () => {
  expect(problems.filter((line) => line.startsWith('src/core/pure.ts'))).toEqual([])
})

test('no package brings the types of Node.js into the library', () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  for (const layer of withoutNode) {
    const args = [compiler, '-p', join(root, layer), '--listFilesOnly']
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(stdout).toContain(`${layer}/`)
    expect(stdout.split('\n').filter((file) => file.includes('@types/node/'))).toEqual([])
  }
})

test('every layer of the library belongs to the build', () => {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    references: readonly { readonly path: string }[]
  }
  expect(references.map(({ path }) => path)).toEqual(expect.arrayContaining(projects))
})

function configOf(project: string): string {
  return join(project, 'tsconfig.json')
}

/** The files in the folder `rpc` itself belong to the project `rpc/peer`. */
function placeIn(project: string): string {
  return project === 'rpc' ? 'rpc/daemon' : project
}

/** Name of the file that imports another project. */
function importerOf(other: string): string {
  return `from-${other.replaceAll('/', '-')}.ts`
}

function hasProblem(file: string): boolean {
  return problems.some((line) => line.startsWith(`${file}(`) && line.includes(': error TS'))
}
