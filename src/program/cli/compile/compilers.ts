/** Compilers of contracts, by the kind of the source file. */
import { extname } from 'node:path'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { compileFunc } from './compileFunc.ts'
import { compileSolidity } from './compileSolidity.ts'
import { compileTolk } from './compileTolk.ts'

/** What a compiler has made of one contract. */
export interface CompiledContract {
  readonly name: string
  /** Name and version of the compiler, as far as it tells. */
  readonly compiler: string
  /** BOC of the image, or of the code alone. */
  readonly image: { readonly tvc: Uint8Array } | { readonly code: Uint8Array }
  /** JSON; absent if the compiler makes none. */
  readonly abi?: string | undefined
  /** JSON, as `DebugMap` reads it. */
  readonly debugMap?: string | undefined
  /** Sentences about what will not work on the network. */
  readonly warnings?: readonly string[]
}

export interface CompileOptions {
  /** Program of the compiler. Default: the usual name of each, on the PATH. */
  readonly compiler: string | undefined
  /** Runtime library of the linker, for `solc`. */
  readonly library: string | undefined
}

/** Contracts of a source file. Rejects with ToolError: 1 with the message of the compiler, 2 if there is no compiler. */
export type Compile = (source: string, options: CompileOptions) => Promise<readonly CompiledContract[]>

const compilers: Readonly<Record<string, Compile>> = {
  '.tolk': compileTolk,
  '.sol': compileSolidity,
  '.fc': compileFunc,
  '.func': compileFunc,
}

/** Throws ToolError (2) for a file of another kind. */
export function compilerOf(source: string): Compile {
  const compile = compilers[extname(source)]
  if (compile !== undefined) return compile
  throw new ToolError(
    exitCodes.usage,
    `No compiler for "${source.slice(0, 200)}": expected a file that ends with ${Object.keys(compilers).join(', ')}`,
  )
}
