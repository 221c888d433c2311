/** The entries of the TypeScript binding and their types. Source: bindings/typescript/README.md. */
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { root } from './bundleProgram.ts'
import { withoutErrorCauses } from './withoutErrorCauses.ts'

const source = 'bindings/typescript'

/**
 * Writes `index`, `eversdk`, `browser` and `eversdk-browser` as ES modules (`.mjs`) and CommonJS (`.js`), and their
 * declarations in `types/` and `types/cjs/`. The entries contain the code of the connection's thread, so that an
 * application can be bundled with them.
 */
export async function bundleBinding(folder: string): Promise<void> {
  const thread = await build({
    ...nodeOptions('node/runLinkThread.ts'),
    minifyWhitespace: true,
    legalComments: 'none',
    // Do not search the folders of an application for faster codecs: the gain is too small.
    define: { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' },
    write: false,
  })
  const threadText = { VENDORCLIENT_LINK_THREAD: JSON.stringify(thread.outputFiles[0]!.text) }
  for (const [entry, name] of [
    ['node/index.ts', 'index'],
    ['eversdk/index.ts', 'eversdk'],
  ] as const) {
    await build({
      ...nodeOptions(entry),
      outfile: join(folder, `${name}.js`),
      banner: { js: 'const bundleUrl = require("node:url").pathToFileURL(__filename).href;' },
      define: { 'import.meta.url': 'bundleUrl', ...threadText },
    })
    await build({ ...nodeOptions(entry), format: 'esm', outfile: join(folder, `${name}.mjs`), define: threadText })
  }
  for (const [entry, name] of [
    ['browser/index.ts', 'browser'],
    ['browser/eversdk/index.ts', 'eversdk-browser'],
  ] as const) {
    const options = { ...sharedOptions(entry), minify: true, platform: 'browser', target: 'es2022' } as const
    await build({ ...options, format: 'esm', outfile: join(folder, `${name}.mjs`) })
    const define = { 'import.meta.url': 'undefined' }
    await build({ ...options, format: 'cjs', outfile: join(folder, `${name}.js`), define })
  }
  writeDeclarations(join(folder, 'types'))
}

/** Writes the same declarations twice: for those who import them as ES modules, and for those who require them as CommonJS. */
function writeDeclarations(types: string): void {
  rmSync(types, { recursive: true, force: true })
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const project = join(root, source)
  execFileSync(process.execPath, [compiler, '-p', project, '--outDir', types], { stdio: 'inherit' })
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const path = join(types, file)
    // Compilers of applications do not accept imports of `.ts` files.
    const text = readFileSync(path, 'utf8').replaceAll(/(from |import\()('\.[^']*|"\.[^"]*)\.ts(['"])/g, '$1$2.js$3')
    writeFileSync(path, /asyncDispose|AsyncDisposable/.test(text) ? `${DISPOSABLE}\n${text}` : text)
  }
  const modules = readdirSync(types)
  for (const name of modules) cpSync(join(types, name), join(types, 'cjs', name), { recursive: true })
  writeFileSync(join(types, 'package.json'), '{"type":"module"}\n')
  writeFileSync(join(types, 'cjs', 'package.json'), '{"type":"commonjs"}\n')
}

/** With this reference, applications need not name the library of `await using` themselves. */
const DISPOSABLE = '/// <reference lib="esnext.disposable" />'

function nodeOptions(entry: string): BuildOptions & { readonly write?: boolean } {
  // Hosts may be older than the Node.js that the daemon itself needs.
  return { ...sharedOptions(entry), platform: 'node', format: 'cjs', target: 'node20' }
}

/** Line breaks are kept: Node.js prints the line that an error comes from. */
function sharedOptions(entry: string): BuildOptions {
  return {
    entryPoints: [join(root, source, entry)],
    bundle: true,
    plugins: [withoutErrorCauses],
    legalComments: 'linked',
    external: ['bufferutil', 'utf-8-validate', './page/library.mjs'],
    logLevel: 'warning',
  }
}
