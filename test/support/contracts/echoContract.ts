/** A contract that returns its arguments, and emits them as an event: for values of every type. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTolkCompiler } from '@ton/tolk-js'
import { contractTvcText } from '../../../src/program/contracts/index.ts'

const folder = join(import.meta.dirname, 'echo')

/** Its ABI, a file. */
export const echoAbiFile = join(folder, 'Echo.abi.json')

const compiled = await runTolkCompiler({
  entrypointFileName: 'Echo.tolk',
  fsReadCallback: (file) => readFileSync(join(folder, file), 'utf8'),
})
if (compiled.status === 'error') throw new Error(compiled.message)

/** Its image, base64. */
export const echoTvc = contractTvcText({
  code: compiled.codeBoc64,
  codeHash: compiled.codeHashHex.toLowerCase(),
  abi: readFileSync(echoAbiFile, 'utf8'),
})
