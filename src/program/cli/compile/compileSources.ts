/** Writes what compilers make of sources: `<Name>.tvc`, `<Name>.abi.json` and a debug map, as `node --contracts` reads them. */
import { existsSync, readFileSync, watch } from 'node:fs'
import { dirname, extname, join, resolve, sep } from 'node:path'
import { CellError, parseBoc, Slice, writeBoc } from '../../../core/cells/index.ts'
import { StateInit, stateInitCell } from '../../../core/tlb/index.ts'
import { printableLines } from '../../common/printable.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { printNote } from '../output/standardError.ts'
import { textTable } from '../output/textTable.ts'
import { writeWhole } from '../output/writeWhole.ts'
import type { Session } from '../session/Session.ts'
import { type CompiledContract, type CompileOptions, compilerOf } from './compilers.ts'

export interface CompileTask extends CompileOptions {
  readonly sources: readonly string[]
  /** Folder of the written files. */
  readonly output: string
}

/** Files of one contract; `undefined` for those that there are not. */
interface WrittenContract {
  readonly name: string
  readonly source: string
  readonly compiler: string
  readonly code_hash: string
  readonly tvc: string
  readonly abi: string | null
  readonly debug_map: string | null
  readonly warnings: readonly string[]
}

const MODE = 0o644
/** Editors write files in several steps. */
const SETTLE_MS = 150

/** Compiles all sources. Rejects with ToolError: 1 for the first source that does not compile, 2 without a compiler. */
export async function compileSources({ sources, output, ...options }: CompileTask): Promise<Outcome> {
  const contracts: WrittenContract[] = []
  for (const source of sources) {
    if (!existsSync(source)) throw new ToolError(exitCodes.usage, `There is no file "${source.slice(0, 200)}"`)
    for (const contract of await compilerOf(source)(source, options)) contracts.push(write(contract, source, output))
  }
  for (const { warnings } of contracts) for (const warning of warnings) printNote(printableLines(`Warning: ${warning}`))
  const rows = contracts.map(({ name, code_hash, tvc, abi }) => [name, code_hash, tvc, abi ?? 'no ABI'])
  return { json: { contracts }, text: textTable(['contract', 'code hash', 'image', 'ABI'], rows) }
}

/**
 * Compiles, and again whenever something in the folders of the sources changes, until the command is interrupted. A source that
 * does not compile is reported, and the files of the last success stay.
 */
export async function watchSources(session: Session, task: CompileTask): Promise<never> {
  const ignored = [resolve(task.output), 'node_modules'].map((folder) => `${folder}${sep}`)
  let isRunning = false
  let isChanged = false
  const compile = async () => {
    isChanged = true
    if (isRunning) return
    isRunning = true
    while (isChanged) {
      isChanged = false
      await compileSources(task)
        .then(({ json, text }) => session.print(json as object, text))
        .catch((error: unknown) => {
          if (!(error instanceof ToolError)) throw error
          printNote(printableLines(`${error.message}\n${error.details.hint ?? ''}`.trim()))
        })
    }
    isRunning = false
  }
  await compile()
  let waiting: NodeJS.Timeout | undefined
  for (const folder of new Set(task.sources.map((source) => dirname(resolve(source))))) {
    watch(folder, { recursive: true }, (_, file) => {
      const changed = join(folder, file ?? '')
      if (ignored.some((part) => `${changed}${sep}`.includes(part))) return
      clearTimeout(waiting)
      waiting = setTimeout(() => void compile(), SETTLE_MS)
    })
  }
  return await new Promise<never>(() => {})
}

function write(
  { name, compiler, image, abi, debugMap, warnings = [] }: CompiledContract,
  source: string,
  output: string,
): WrittenContract {
  const beside = `${source.slice(0, -extname(source).length)}.abi.json`
  const abiText = abi ?? (existsSync(beside) ? readFileSync(beside, 'utf8') : undefined)
  const { tvc, codeHash } = imageOf(image, name)
  const put = (end: string, content: string | Uint8Array) => {
    const file = join(output, `${name}${end}`)
    writeWhole(file, content, MODE)
    return file
  }
  // The image is last: the node registers a contract once it has both files.
  const abiFile = abiText === undefined ? null : put('.abi.json', abiText)
  const mapFile = debugMap === undefined ? null : put('.map.json', debugMap)
  const tvcFile = put('.tvc', tvc)
  return { name, source, compiler, code_hash: codeHash, tvc: tvcFile, abi: abiFile, debug_map: mapFile, warnings }
}

/** Throws ToolError (1) for what is not an image, or no code. */
function imageOf(
  image: CompiledContract['image'],
  name: string,
): { readonly tvc: Uint8Array; readonly codeHash: string } {
  try {
    if ('code' in image) {
      const code = parseBoc(image.code)
      return { tvc: writeBoc(stateInitCell({ code })), codeHash: code.hashHex() }
    }
    const { code } = StateInit.load(Slice.of(parseBoc(image.tvc)))
    if (code !== undefined) return { tvc: image.tvc, codeHash: code.hashHex() }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
  }
  throw new ToolError(exitCodes.failure, `The compiler did not write an image of ${name} that can be read`)
}
