/**
 * One executable by Node's own single-executable support: the bundle and its assets become a blob, which is put into a
 * copy of the Node.js binary of the target.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempDisposableSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'postject'
import { assets } from '../../src/system/singleExecutable.ts'
import { buildConsole } from '../buildConsole.ts'
import { buildProgram } from '../buildProgram.ts'
import { bundleFile, root } from '../bundleProgram.ts'
import { sitePackage } from '../docs/packSite.ts'
import { englishOnly } from './englishOnly.ts'
import { fetchNode } from './fetchNode.ts'
import { relocateLibraries } from './relocateLibraries.ts'
import { hostTarget, type Target } from './targets.ts'
import { withoutRange } from './withoutRange.ts'
import { withoutSymbols } from './withoutSymbols.ts'

export interface ExecutableOptions {
  readonly target: Target
  /** Entry of the program, relative to the root of the repository. */
  readonly entry: string
  readonly name: string
  readonly folder: string
}

/** Marker that Node.js defines, at which a binary says whether it contains a program. */
const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'

const MAIN = 'main.js'

export interface BuiltExecutable {
  readonly path: string
  /** Libraries that must be beside the executable. */
  readonly beside: readonly string[]
  readonly sizeBytes: number
}

export async function buildExecutable(options: ExecutableOptions): Promise<BuiltExecutable> {
  const { target, folder, name } = options
  using work = mkdtempDisposableSync(join(tmpdir(), 'vendorclient-package-'))
  const blob = await buildBlob(options, work.path)
  mkdirSync(folder, { recursive: true })
  const path = join(folder, target.platform === 'win32' ? `${name}.exe` : name)
  const partial = join(work.path, 'executable')
  const { binary, libraries } = fetchNode(target)
  const { binary: content, unused } = englishOnly(readFileSync(binary))
  // Those for musl were changed by their builder: sections are in another order.
  const isShortened = target.name.startsWith('linux-')
  writeFileSync(partial, isShortened ? withoutSymbols(content) : content, { mode: 0o755 })
  const beside = relocateLibraries(partial, libraries, folder)
  await inject(partial, 'NODE_SEA_BLOB', readFileSync(blob), {
    sentinelFuse: fuse,
    ...(target.platform === 'darwin' ? { machoSegmentName: 'NODE_SEA' } : {}),
  })
  rmSync(path, { force: true })
  // The blob comes behind everything else, so positions are as before.
  if (isShortened) writeFileSync(path, withoutRange(readFileSync(partial), unused.from, unused.to))
  else copyFileSync(partial, path)
  chmodSync(path, 0o755)
  return { path, beside, sizeBytes: statSync(path).size }
}

/** Contents of the executables of all platforms. */
interface CommonParts {
  readonly folder: string
  /** By name of the asset. */
  readonly assets: Readonly<Record<string, string>>
  /** Compiled code for the host; absent if it cannot be obtained. */
  readonly compiled: string | undefined
}

/** Bundles by entry, because seven platforms share one bundle. */
const common = new Map<string, Promise<CommonParts>>()

function commonParts(entry: string): Promise<CommonParts> {
  const known = common.get(entry) ?? buildCommonParts(entry)
  common.set(entry, known)
  return known
}

async function buildCommonParts(entry: string): Promise<CommonParts> {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-program-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const main = join(folder, MAIN)
  const { program, chunks, compiled } = await buildProgram({
    entry,
    folder,
    name: 'program',
    withSqliteDriver: true,
    node: fetchNode(hostTarget()).binary,
    launcher: main,
  })
  const compiledFile = join(folder, 'compiled')
  if (compiled !== undefined) writeFileSync(compiledFile, compiled)
  await bundleFile({ entry: 'src/program/launchEmbedded.ts', outfile: main, withSqliteDriver: true })
  const storage = join(folder, 'storage.js')
  await bundleFile({ entry: 'src/program/storageThread.ts', outfile: storage, withSqliteDriver: true })
  return {
    folder,
    compiled: compiled === undefined ? undefined : compiledFile,
    assets: {
      [assets.launcher]: main,
      [assets.program]: program,
      [assets.chunks]: chunks,
      [assets.storageThread]: storage,
      [assets.console]: await buildConsole(folder),
      [assets.docs]: await sitePackage(),
    },
  }
}

/** A blob fits only the Node.js version that made it; the host has the same version. */
async function buildBlob({ target, entry }: ExecutableOptions, work: string): Promise<string> {
  const parts = await commonParts(entry)
  const driver = join(root, 'node_modules', 'better-sqlite3', 'prebuilds', `${target.name}.node`)
  const digest = join(work, 'digest')
  writeFileSync(digest, createHash('sha256').update(readFileSync(driver)).digest('hex'))
  const host = hostTarget()
  // Only a machine of the same kind can compile code for the target.
  const compiled = target.name === host.name ? parts.compiled : undefined
  const blob = join(work, 'blob')
  const config = join(work, 'sea.json')
  writeFileSync(
    config,
    JSON.stringify({
      // The path becomes a part of the blob, so it must not depend on the building machine.
      main: MAIN,
      output: blob,
      disableExperimentalSEAWarning: true,
      // The main script only runs the program from its asset, with code compiled after a start, not before one.
      useSnapshot: false,
      useCodeCache: false,
      // The binary is its own program: NODE_OPTIONS of the user's Node.js are not meant for it.
      execArgvExtension: 'none',
      assets: {
        ...parts.assets,
        ...(compiled === undefined ? {} : { [assets.compiledProgram]: compiled }),
        [assets.sqliteDriver]: driver,
        [assets.sqliteDriverDigest]: digest,
      },
    }),
  )
  const options = ['--experimental-sea-config', config]
  execFileSync(fetchNode(host).binary, options, { stdio: 'pipe', cwd: parts.folder })
  return blob
}
