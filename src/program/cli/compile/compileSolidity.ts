import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { CompiledContract, CompileOptions } from './compilers.ts'
import { DEBUG_MAPS } from './debugMaps.ts'
import { besideOf, inTemporaryFolder, runProgram } from './runProgram.ts'

const ABI = '.abi.json'

/** TVM Solidity: `sold`, which does everything, or `solc`, whose assembly `tvm_linker` links. */
export function compileSolidity(
  source: string,
  { compiler = 'sold', library }: CompileOptions,
): Promise<readonly CompiledContract[]> {
  return inTemporaryFolder(async (folder) => {
    const isSolc = /^solc/.test(basename(compiler))
    const output = isSolc ? '-o' : '--output-dir'
    await runProgram(compiler, [resolve(source), output, folder], folder)
    if (isSolc) await link(besideOf(compiler, 'tvm_linker'), library, folder)
    return contractsIn(folder).map((name) => ({ ...readContract(folder, name), compiler: basename(compiler) }))
  })
}

async function link(linker: string, library: string | undefined, folder: string): Promise<void> {
  for (const name of contractsIn(folder)) {
    const libraries = library === undefined ? [] : ['--lib', resolve(library)]
    const files = ['--abi-json', `${name}${ABI}`, '--debug-map', `${name}.map.json`, '-o', `${name}.tvc`]
    await runProgram(linker, ['compile', `${name}.code`, ...libraries, ...files], folder)
  }
}

/** Names of the contracts that have an ABI: interfaces have one as well, but no image. */
function contractsIn(folder: string): readonly string[] {
  const files = readdirSync(folder)
  return files
    .filter((file) => file.endsWith(ABI))
    .map((file) => file.slice(0, -ABI.length))
    .filter((name) => files.includes(`${name}.tvc`) || files.includes(`${name}.code`))
    .sort()
}

function readContract(folder: string, name: string): Omit<CompiledContract, 'compiler'> {
  const map = DEBUG_MAPS.map((end) => `${name}${end}`).find((file) => readdirSync(folder).includes(file))
  return {
    name,
    image: { tvc: readFileSync(join(folder, `${name}.tvc`)) },
    abi: readFileSync(join(folder, `${name}${ABI}`), 'utf8'),
    ...(map !== undefined && { debugMap: readFileSync(join(folder, map), 'utf8') }),
  }
}
