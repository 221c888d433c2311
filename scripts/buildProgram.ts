/** The files of a program that `loadProgram` runs, with its compiled code. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Archive, archiveBytes } from '../src/system/Archive.ts'
import { brotliOptions } from './brotliOptions.ts'
import { type BundleOptions, type ProgramOutput, writeInChunks, writeWithStart } from './bundleProgram.ts'

export interface ProgramBuild extends BundleOptions {
  readonly folder: string
  /** The files are `<name>.js` and `<name>.chunks`. */
  readonly name: string
  /** The Node.js that will run the program. */
  readonly node: string
  /** Path that the program uses as its own file name while it is compiled. */
  readonly launcher: string
}

export interface BuiltProgram extends ProgramOutput {
  /** SHA-256 of the program and its chunks, in hex. */
  readonly digest: string
  /** Archive of the compiled code. The program works without it, it only starts slower. */
  readonly compiled: Buffer | undefined
}

interface Run {
  readonly args: readonly string[]
  readonly input: string
}

/** A session of a host without calls. Everything that it loads belongs to every start. */
const START: Run = { args: ['daemon', '--stdio'], input: '{"jsonrpc":"2.0","id":1,"method":"client.version"}\n' }

/** Other uses whose code is compiled ahead. */
const USES: readonly Run[] = [
  { args: ['--help'], input: '' },
  { args: ['getter'], input: '' },
]

export async function buildProgram(options: ProgramBuild): Promise<BuiltProgram> {
  const files = {
    program: join(options.folder, `${options.name}.js`),
    chunks: join(options.folder, `${options.name}.chunks`),
  }
  const modulesOf = await writeInChunks(options, files)
  await writeWithStart(options, files, modulesOf([...compile(options, files, START).keys()]))
  const hash = createHash('sha256')
  for (const file of Object.values(files)) hash.update(readFileSync(file))
  const digest = hash.digest('hex')
  const compiled = keptCode(digest, () => compileUses(options, files))
  const threads = options.threads?.keys() ?? []
  if (compiled !== undefined) compressChunks(files.chunks, new Set([...opened(compiled).names, ...threads]))
  return { ...files, digest, compiled }
}

/** Smaller chunks are not worth the time of a call, a tenth of a millisecond. */
const COMPRESSED_FROM_BYTES = 16 * 1024

/**
 * Compresses the large chunks that are not among `hot`, which are those with compiled code and the texts of threads: half of the archive, read
 * only by uses that take longer than this.
 */
function compressChunks(file: string, hot: ReadonlySet<string>): void {
  const archive = opened(readFileSync(file))
  const parts = new Map<string, Buffer>()
  const compressed = new Set<string>()
  for (const name of archive.names) {
    const part = archive.get(name)!
    const isLarge = part.length >= COMPRESSED_FROM_BYTES && !hot.has(name)
    if (isLarge) compressed.add(name)
    parts.set(name, isLarge ? brotliCompressSync(part, brotliOptions(part)) : part)
  }
  writeFileSync(file, archiveBytes(parts, compressed))
}

function opened(bytes: Buffer): Archive {
  return new Archive((start, end) => bytes.subarray(start, end))
}

/**
 * Compiled code differs by a few bytes between runs: V8 notes what ran, and that depends on timing. A release keeps it in the
 * folder `VENDORCLIENT_COMPILED_FOLDER`, from which a second build takes it, so that everything has the same bytes.
 */
function keptCode(digest: string, compileNow: () => Buffer | undefined): Buffer | undefined {
  const folder = process.env['VENDORCLIENT_COMPILED_FOLDER']
  if (folder === undefined) return compileNow()
  const file = join(folder, `${digest}.compiled`)
  if (existsSync(file)) return readFileSync(file)
  const compiled = compileNow()
  mkdirSync(folder, { recursive: true })
  if (compiled !== undefined) writeFileSync(file, compiled)
  return compiled
}

function compileUses(options: ProgramBuild, files: ProgramOutput): Buffer | undefined {
  // The compiled code covers a start only: code for other uses would slow the start down.
  const compiled = new Map(compile(options, files, START))
  if (compiled.size === 0) return undefined
  for (const use of USES) {
    for (const [name, code] of compile(options, files, use)) if (!compiled.has(name)) compiled.set(name, code)
  }
  return archiveBytes(compiled)
}

/** Compiled code by name after a run; empty if the run did not complete. */
function compile(
  { node, launcher }: ProgramBuild,
  { program, chunks }: ProgramOutput,
  { args, input }: Run,
): ReadonlyMap<string, Buffer> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'vendorclient-compile-'))
  const output = join(folder.path, 'compiled')
  const script = join(import.meta.dirname, 'compileProgram.ts')
  // With this option two builds have the same bytes. It is not part of the hash of options that V8 compares when it loads
  // the code; `--hash-seed`, which does the same, is, and every start would refuse the code.
  spawnSync(node, ['--predictable', script, program, chunks, launcher, output, ...args], {
    input,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  if (!existsSync(output)) return new Map()
  const archive = opened(readFileSync(output))
  return new Map(archive.names.map((name) => [name, archive.get(name)!]))
}
