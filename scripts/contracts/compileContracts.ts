import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTolkCompiler } from '@ton/tolk-js'
import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { functionIds } from '../../src/program/cli/compile/functionIds.ts'
import { contractsFolder } from './contractsFolder.ts'

/**
 * A generated file for every contract with an ABI file beside its source: code and ABI as texts. Throws Error with the
 * message of the compiler.
 */
export async function compileContracts(root: string): Promise<GeneratedFile[]> {
  const folder = join(root, contractsFolder)
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.abi.json'))
    .map((file) => file.slice(0, -'.abi.json'.length))
    .sort()
  return Promise.all(names.map((name) => compileContract(folder, name)))
}

async function compileContract(folder: string, name: string): Promise<GeneratedFile> {
  const abi = JSON.stringify(JSON.parse(readFileSync(join(folder, `${name}.abi.json`), 'utf8')))
  const compiled = await runTolkCompiler({
    entrypointFileName: `${name}.tolk`,
    fsReadCallback: (path) =>
      path === 'functionIds.tolk' ? functionIds(abi) : readFileSync(join(folder, path), 'utf8'),
  })
  if (compiled.status === 'error') throw new Error(`${name}.tolk: ${compiled.message}`)
  const constant = `${name[0]!.toLowerCase()}${name.slice(1)}`
  return {
    path: `${contractsFolder}/generated/${constant}.ts`,
    content: `/** Generated from ${name}.tolk and ${name}.abi.json: code as BOC (base64) and hash, and the ABI as JSON. */
export const ${constant} = {
  code: '${compiled.codeBoc64}',
  codeHash: '${compiled.codeHashHex.toLowerCase()}',
  abi: '${abi}',
} as const
`,
  }
}
