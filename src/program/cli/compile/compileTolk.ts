import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { base64ToBytes } from '../../../core/bytes/index.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { CompiledContract } from './compilers.ts'
import { functionIds } from './functionIds.ts'
import { placesOfTolk, type UnknownInstruction } from './tolkDebugMap.ts'

const PACKAGE = '@ton/tolk-js'

/** What the package exports, as far as it is used. */
interface TolkPackage {
  runTolkCompiler(config: {
    readonly entrypointFileName: string
    readonly fsReadCallback: (path: string) => string
    readonly withSrcLineComments: boolean
  }): Promise<
    | { readonly status: 'ok'; readonly codeBoc64: string; readonly tolkVersion: string; readonly fiftCode: string }
    | { readonly status: 'error'; readonly message: string }
  >
}

/**
 * Compiles with the package of the project. `import "functionIds"` has the numbers of the functions and events in the ABI
 * beside the source, unless there is such a file.
 */
export async function compileTolk(source: string): Promise<readonly CompiledContract[]> {
  const { runTolkCompiler } = loadPackage(source)
  const folder = dirname(resolve(source))
  const name = basename(source, '.tolk')
  const sources = new Map<string, string>()
  const read = (path: string) => {
    const file = resolve(folder, path)
    const abi = join(folder, `${name}.abi.json`)
    if (basename(path) === 'functionIds.tolk' && !existsSync(file) && existsSync(abi))
      return functionIds(readFileSync(abi, 'utf8'))
    return readFileSync(file, 'utf8')
  }
  const compiled = await runTolkCompiler({
    entrypointFileName: basename(source),
    fsReadCallback: (path) => {
      const text = read(path)
      sources.set(path, text)
      return text
    },
    withSrcLineComments: true,
  })
  if (compiled.status === 'error')
    throw new ToolError(exitCodes.failure, `${source} does not compile`, { hint: compiled.message.trim() })
  const compiler = `tolk ${compiled.tolkVersion}`
  const code = base64ToBytes(compiled.codeBoc64)!
  const places = placesOfTolk({ code, fift: compiled.fiftCode, sources }, (file) => relative('', join(folder, file)))
  return [
    { name, compiler, image: { code }, debugMap: places?.debugMap, warnings: (places?.unknown ?? []).map(warningOf) },
  ]
}

/** What the compiler uses for `InMessage`, in place of parameters of the function. */
const NEW_MESSAGES = /^INMSG/

function warningOf({ name, file, line }: UnknownInstruction): string {
  const remedy = NEW_MESSAGES.test(name)
    ? '. Declare it as "fun onInternalMessage(myBalance: int, msgValue: int, msgFull: cell, msgBody: slice)"'
    : ''
  return `${file}:${line}: the machine of the network has no ${name}: the contract ends here with exit code 6${remedy}`
}

/** Loads the package as a file beside the source would, then as one in the working folder. Throws ToolError (2). */
function loadPackage(source: string): TolkPackage {
  for (const folder of [dirname(resolve(source)), process.cwd()]) {
    const load = createRequire(join(folder, 'source.js'))
    let path: string
    try {
      path = load.resolve(PACKAGE)
    } catch {
      continue
    }
    return load(path) as TolkPackage
  }
  throw new ToolError(exitCodes.usage, 'The compiler of Tolk is not installed in this project', {
    hint: `npm install -D ${PACKAGE}`,
  })
}
