import { readFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import type { CompiledContract, CompileOptions } from './compilers.ts'
import { besideOf, inTemporaryFolder, runProgram } from './runProgram.ts'

/** FunC: `func` makes assembly that writes a BOC when `fift` runs it. */
export function compileFunc(
  source: string,
  { compiler = 'func' }: CompileOptions,
): Promise<readonly CompiledContract[]> {
  return inTemporaryFolder(async (folder) => {
    await runProgram(compiler, ['-SPA', '-W', 'code.boc', '-o', 'code.fif', resolve(source)], folder)
    await runProgram(besideOf(compiler, 'fift'), ['-s', 'code.fif'], folder)
    const code = readFileSync(join(folder, 'code.boc'))
    return [{ name: basename(source, extname(source)), compiler: basename(compiler), image: { code } }]
  })
}
