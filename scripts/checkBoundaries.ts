/**
 * Keeps the layers apart: who may import whom, and what a folder may take from Node and from packages. The compiler keeps
 * the border of the layers that have projects of their own; this covers packages and everything else, and finds modules
 * that import each other in a circle while they load.
 */
import { findImportCircles } from './imports/findImportCircles.ts'
import { findTwoWayFolders } from './imports/findTwoWayFolders.ts'
import { readImports, type SourceImports } from './imports/readImports.ts'

interface Rule {
  /** Folder or file prefix that the rule is about; the first rule that fits a file counts. */
  readonly from: string
  /** Prefixes of project files that it may import. */
  readonly files: readonly string[]
  /** Packages and Node modules that it may import. */
  readonly packages: readonly string[]
}

/** From the ground: a layer may import itself and what stands before it. */
const layers: readonly Omit<Rule, 'files'>[] = [
  { from: 'src/core/', packages: ['node:crypto', 'node:buffer', '@scure/', '@noble/', 'libsodium-wrappers'] },
  { from: 'src/errors/', packages: [] },
  { from: 'src/schema/', packages: [] },
  { from: 'src/ports/', packages: [] },
  { from: 'src/config/', packages: [] },
  { from: 'src/context/', packages: [] },
  { from: 'src/net/', packages: ['undici', 'ws'] },
  { from: 'src/modules/', packages: ['node:zlib', 'graphql'] },
  { from: 'src/api/', packages: [] },
  { from: 'src/system/', packages: ['node:', 'env-paths'] },
]
const library = layers.map(({ from }) => from)

/** What lies beside and above the library. */
const rules: readonly Rule[] = [
  { from: 'src/config/buildInfo.ts', files: ['package.json', 'src/config/'], packages: [] },
  ...layers.map((layer, index) => ({ ...layer, files: library.slice(0, index + 1) })),
  {
    from: 'src/program/',
    files: ['src/', 'rpc/', 'storage/'],
    packages: ['node:', 'better-sqlite3', 'env-paths', 'graphql', 'undici', 'ws'],
  },
  { from: 'storage/', files: ['storage/', 'src/ports/'], packages: ['node:', 'better-sqlite3'] },
  {
    from: 'rpc/daemon/',
    files: ['rpc/', 'storage/', ...library],
    packages: ['node:', 'json-rpc-2.0', 'ws', 'env-paths'],
  },
  { from: 'rpc/', files: ['rpc/', ...library], packages: ['node:', 'json-rpc-2.0', 'ws'] },
  ...['common', 'generated'].map((folder) => ({
    from: `bindings/typescript/${folder}/`,
    files: ['bindings/typescript/common/', 'bindings/typescript/generated/'],
    packages: [],
  })),
  {
    from: 'bindings/typescript/browser/',
    files: ['common/', 'generated/', 'browser/'].map((folder) => `bindings/typescript/${folder}`),
    packages: [],
  },
  { from: 'bindings/typescript/test/', files: [], packages: ['vendorclient'] },
  { from: 'bindings/typescript/', files: ['bindings/typescript/'], packages: ['node:', 'ws'] },
  { from: 'bindings/generator/', files: ['bindings/generator/', 'rpc/', ...library], packages: ['node:'] },
  {
    from: 'scripts/cli/',
    files: ['scripts/cli/', 'bindings/generator/GeneratedFile.ts', 'src/program/cli/'],
    packages: [],
  },
  {
    from: 'scripts/contracts/',
    files: ['scripts/contracts/', 'bindings/generator/GeneratedFile.ts', 'src/core/abi/'],
    packages: ['node:', '@ton/tolk-js'],
  },
  {
    from: 'scripts/',
    files: ['scripts/', 'bindings/generator/', 'src/api/', 'src/schema/', 'src/system/'],
    packages: ['node:', 'esbuild', 'postject', 'ws', 'better-sqlite3'],
  },
]

const files = readImports(['src', 'rpc', 'storage', 'bindings/generator', 'bindings/typescript', 'scripts'])
const problems = [
  ...files.flatMap(checkRule),
  ...findTwoWayFolders(files.filter(({ file }) => file.startsWith('src/'))),
  ...findImportCircles(files),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('imports keep to the layers')

function checkRule({ file, imports }: SourceImports): string[] {
  const rule = rules.find(({ from }) => file.startsWith(from))
  if (rule === undefined) return [`${file}: no rule covers it`]
  return imports.flatMap(({ target, isLocal }) => {
    const allowed = (isLocal ? rule.files : rule.packages).some((prefix) => target.startsWith(prefix))
    return allowed ? [] : [`${file}: may not import ${target}`]
  })
}
