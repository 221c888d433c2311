/**
 * Bundles and compresses the web application into one archive, from which the program reads the files that pages
 * request.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build, type Metafile, type OutputFile } from 'esbuild'
import { archiveBytes } from '../src/system/Archive.ts'
import { assets } from '../src/system/singleExecutable.ts'
import { brotliOptions } from './brotliOptions.ts'
import { root } from './bundleProgram.ts'
import { withoutErrorCauses } from './withoutErrorCauses.ts'

/** Path of the files on the server, see `ConsoleServer`. */
const PATH = '/console/assets'

const ENTRY = 'src/program/console/web/main.tsx'

const compress = promisify(brotliCompress)

/** Writes `console.assets` into the folder and returns its path. */
export async function buildConsole(folder: string): Promise<string> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: { app: ENTRY },
    outdir: '/',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    plugins: [withoutErrorCauses],
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'linked',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  })
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === ENTRY)!
  const chunks = staticImports(metafile, entry[0]).map((path) => basename(path))
  const page = pageText(basename(entry[0]), basename(entry[1].cssBundle!), chunks)
  const files = new Map<string, Uint8Array>([['index.html', Buffer.from(page)]])
  for (const [name, content] of outputFiles.map(nameOf)) files.set(name, content)
  const packed = await Promise.all([...files].map(async ([name, content]) => [name, await pack(content)] as const))
  mkdirSync(folder, { recursive: true })
  const path = join(folder, assets.console)
  writeFileSync(path, archiveBytes(new Map(packed)))
  return path
}

/** Chunks that the entry needs before it can run. */
function staticImports({ outputs }: Metafile, entry: string): string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    for (const { path: imported, kind } of outputs[path]!.imports) {
      if (kind !== 'import-statement' || found.has(imported)) continue
      found.add(imported)
      visit(imported)
    }
  }
  visit(entry)
  return [...found]
}

function nameOf({ path, contents }: OutputFile): [name: string, content: Uint8Array] {
  const name = basename(path)
  return [extname(name) === '' ? `${name}.txt` : name, contents]
}

function pack(content: Uint8Array): Promise<Buffer> {
  return compress(content, brotliOptions(content))
}

/** The same page is served for every path of the console: the application reads the path. */
function pageText(script: string, style: string, chunks: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>vendorclient console</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%232f6fed'/%3E%3Cpath d='M4 5l4 6 4-6' fill='none' stroke='white' stroke-width='2'/%3E%3C/svg%3E">
<link rel="stylesheet" href="${PATH}/${style}">
${chunks.map((chunk) => `<link rel="modulepreload" href="${PATH}/${chunk}">`).join('\n')}
<script type="module" src="${PATH}/${script}"></script>
</head>
<body>
<div id="app"><noscript>The console is an application: switch JavaScript on for this page.</noscript></div>
</body>
</html>
`
}
