/**
 * Checks what the compiler cannot check about the layers: which packages and modules of Node.js a folder may take, folders within
 * a project that may import less than the project, folders that import each other, and files that import each other in
 * a circle while they load. All other import rules are in the `tsconfig.json` of each layer.
 */

import { findFolderKnots, findImportCircles, findTwoWayFolders } from './imports/circles.ts'
import { readImports, type SourceImports } from './imports/readImports.ts'

interface Rule {
  /** Folder that the rule is about; the first rule that fits a file counts. */
  readonly from: string
  /** Packages and Node modules that it may import. */
  readonly packages: readonly string[]
  /** Prefixes of project files that it may import. Default: what the references of its project allow. */
  readonly files?: readonly string[]
}

/** References are transitive: code that refers to `rpc` could also import `storage`. */
const belowStorage = ['src/', 'rpc/']

/** Parts of the generator that scripts for pages may import. */
const pageWriting = ['bindings/generator/GeneratedFile.ts', 'bindings/generator/markdownTable.ts']

const rules: readonly Rule[] = [
  {
    from: 'src/core/',
    packages: ['#parts/', '#platform/', '@scure/', '@noble/'],
  },
  { from: 'src/modules/', packages: ['#platform/', 'graphql'] },
  { from: 'src/platform/node/', packages: ['node:', 'libsodium-wrappers'] },
  { from: 'src/platform/web/', packages: ['@noble/', '@hpcc-js/wasm-zstd'] },
  { from: 'src/system/', packages: ['node:', 'env-paths', 'undici', 'ws'] },
  { from: 'src/web/', packages: ['#platform/'] },
  {
    from: 'src/program/console/web/',
    packages: [
      ...['preact', '@preact/signals', '@codemirror/', '@lezer/highlight', 'cm6-graphql', 'graphql', 'uplot'],
      ...['d3-hierarchy', '@tanstack/virtual-core', '@noble/curves'],
    ],
    files: ['src/program/console/web/', 'src/program/common/', 'bindings/typescript/'],
  },
  {
    from: 'src/program/common/',
    packages: [],
    files: [
      'src/program/common/',
      'src/core/abi/AbiType.ts',
      'src/core/abi/parseType.ts',
      'src/core/losses/',
      'src/core/executor/actionCodeMeaning.ts',
      'src/schema/shapes.ts',
      'bindings/typescript/generated/ApiFunctions.ts',
    ],
  },
  { from: 'src/program/cli/mcp/', packages: ['node:', '@modelcontextprotocol/sdk/'] },
  {
    from: 'src/program/',
    packages: ['node:', '@jsonquerylang/jsonquery', 'better-sqlite3', 'env-paths', 'graphql', 'ws'],
  },
  { from: 'src/', packages: [] },
  { from: 'storage/common/', packages: [] },
  { from: 'storage/indexeddb/', packages: [] },
  { from: 'storage/memory/', packages: [] },
  { from: 'storage/', packages: ['node:', 'better-sqlite3', 'pg'] },
  { from: 'rpc/observe/', packages: ['node:', 'prom-client', '@opentelemetry/'], files: belowStorage },
  { from: 'rpc/daemon/', packages: ['node:', 'json-rpc-2.0', 'env-paths'] },
  { from: 'rpc/peer/', packages: ['#platform/'], files: belowStorage },
  {
    from: 'rpc/page/',
    packages: [],
    files: [...belowStorage, 'storage/indexeddb/', 'storage/memory/'],
  },
  { from: 'rpc/protocol/', packages: ['json-rpc-2.0/dist/models.js'], files: belowStorage },
  { from: 'rpc/transports/', packages: ['node:', 'ws'], files: belowStorage },
  { from: 'rpc/', packages: ['node:', 'json-rpc-2.0'], files: belowStorage },
  { from: 'bindings/generator/', packages: ['node:'], files: ['bindings/generator/', ...belowStorage] },
  { from: 'bindings/typescript/common/', packages: [] },
  { from: 'bindings/typescript/generated/', packages: [] },
  { from: 'bindings/typescript/browser/', packages: [] },
  { from: 'bindings/typescript/test/', packages: ['vendorclient'], files: [] },
  { from: 'bindings/typescript/', packages: ['node:', 'ws'] },
  {
    from: 'scripts/cli/',
    packages: [],
    files: ['scripts/cli/', ...pageWriting, 'src/program/cli/'],
  },
  {
    from: 'scripts/contracts/',
    packages: ['node:', '@ton/tolk-js'],
    files: [
      'scripts/contracts/',
      'bindings/generator/GeneratedFile.ts',
      'src/core/abi/',
      'src/core/cells/',
      'src/core/executor/',
      'src/program/cli/compile/functionIds.ts',
    ],
  },
  {
    from: 'scripts/observe/',
    packages: [],
    files: ['scripts/observe/', ...pageWriting, 'rpc/observe/metricDefinitions.ts'],
  },
  {
    from: 'scripts/docs/',
    packages: ['node:', 'graphql', 'vitepress'],
    files: ['scripts/', 'docs/.vitepress/', 'bindings/generator/', 'src/', 'rpc/'],
  },
  {
    from: 'scripts/references/',
    packages: ['node:'],
    files: ['scripts/', 'docs/.vitepress/slugOf.ts'],
  },
  {
    from: 'scripts/',
    packages: ['node:', 'esbuild', 'postject', 'rollup', 'typescript/unstable/', 'ws', 'better-sqlite3'],
    files: [
      ...['scripts/', 'bindings/generator/', 'src/api/', 'src/schema/', 'src/system/'],
      ...['src/program/cli/mcp/pages.ts', 'src/program/devnode/controls/'],
    ],
  },
]

const files = readImports(['src', 'rpc', 'storage', 'bindings/generator', 'bindings/typescript', 'scripts'])
const problems = [
  ...files.flatMap(checkRule),
  ...findTwoWayFolders(files.filter(({ file }) => file.startsWith('src/'))),
  ...findFolderKnots(files.filter(({ file }) => file.startsWith('src/'))),
  ...findImportCircles(files),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('all imports are allowed, and there are no circles')

function checkRule({ file, imports }: SourceImports): string[] {
  const rule = rules.find(({ from }) => file.startsWith(from))
  if (rule === undefined) return [`${file}: no rule covers it`]
  return imports.flatMap(({ target, isLocal }) => {
    const allowed = isLocal ? rule.files : rule.packages
    return allowed === undefined || allowed.some((prefix) => target.startsWith(prefix))
      ? []
      : [`${file}: may not import ${target}`]
  })
}
