/**
 * Keeps the layers apart: who may import whom, and what the library may take from Node. The rules are those of the
 * project's style; a line here says what a folder may import besides itself.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

interface Rule {
  /** Folder or file prefix that the rule is about; the first rule that fits a file counts. */
  readonly from: string
  /** Prefixes of project files that it may import. */
  readonly files: readonly string[]
  /** Packages and Node modules that it may import. */
  readonly packages: readonly string[]
}

const library = [
  'src/core/',
  'src/schema/',
  'src/ports/',
  'src/context/',
  'src/net/',
  'src/modules/',
  'src/buildInfo.ts',
]
const everything = ['src/', 'rpc/', 'storage/']

const rules: readonly Rule[] = [
  {
    from: 'src/core/',
    files: ['src/core/'],
    packages: ['node:crypto', 'node:buffer', '@scure/', '@noble/', 'libsodium-wrappers'],
  },
  { from: 'src/schema/', files: ['src/schema/'], packages: [] },
  { from: 'src/ports/', files: ['src/ports/'], packages: [] },
  { from: 'src/modules/', files: [...library, 'src/apiReference.ts'], packages: ['node:zlib', 'graphql'] },
  { from: 'src/context/', files: library, packages: [] },
  { from: 'src/net/', files: library, packages: ['undici', 'ws'] },
  { from: 'src/api.ts', files: library, packages: [] },
  { from: 'src/wholeApi.ts', files: ['src/api.ts'], packages: [] },
  { from: 'src/apiReference.ts', files: [...library, 'src/api.ts'], packages: [] },
  { from: 'src/buildInfo.ts', files: ['package.json', 'src/dependencies.generated.json'], packages: [] },
  { from: 'src/system/', files: [...library, 'src/system/'], packages: ['node:', 'env-paths'] },
  { from: 'src/cli/', files: everything, packages: ['node:', 'commander', 'env-paths', 'ws'] },
  { from: 'src/devnode/', files: everything, packages: ['node:', 'better-sqlite3', 'graphql', 'undici', 'ws'] },
  { from: 'src/', files: everything, packages: ['node:', 'env-paths', 'ws'] },
  { from: 'storage/', files: ['storage/', 'src/ports/'], packages: ['node:', 'better-sqlite3'] },
  {
    from: 'rpc/daemon/',
    files: ['rpc/', 'storage/', 'src/system/', 'src/api.ts', ...library],
    packages: ['node:', 'json-rpc-2.0', 'ws', 'env-paths'],
  },
  {
    from: 'rpc/',
    files: ['rpc/', 'src/api.ts', 'src/apiReference.ts', ...library],
    packages: ['node:', 'json-rpc-2.0', 'ws'],
  },
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
  { from: 'bindings/generator/', files: ['bindings/generator/', 'src/', 'rpc/'], packages: ['node:'] },
  { from: 'scripts/cli/', files: ['scripts/cli/', 'bindings/generator/GeneratedFile.ts', 'src/cli/'], packages: [] },
  {
    from: 'scripts/contracts/',
    files: ['scripts/contracts/', 'bindings/generator/GeneratedFile.ts', 'src/core/abi/'],
    packages: ['node:', '@ton/tolk-js'],
  },
  {
    from: 'scripts/',
    files: ['scripts/', 'bindings/generator/', 'src/api.ts', 'src/schema/', 'src/system/'],
    packages: ['node:', 'esbuild', 'postject', 'ws', 'better-sqlite3'],
  },
]

const root = join(import.meta.dirname, '..')
const problems = sourceFiles().flatMap(checkFile)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('imports keep to the layers')

function sourceFiles(): string[] {
  return ['src', 'rpc', 'storage', 'bindings/generator', 'bindings/typescript', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
}

function checkFile(file: string): string[] {
  const rule = rules.find(({ from }) => file.startsWith(from))
  if (rule === undefined) return [`${file}: no rule covers it`]
  return importsOf(file).flatMap((target) => {
    const local = target.startsWith('.')
    const resolved = local ? normalize(join(dirname(file), target)).replaceAll('\\', '/') : target
    const allowed = (local ? rule.files : rule.packages).some((prefix) => resolved.startsWith(prefix))
    return allowed ? [] : [`${file}: may not import ${resolved}`]
  })
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g
  return [...source.matchAll(pattern)].map((match) => (match[1] ?? match[2] ?? match[3])!)
}
