/** Entry of the single executable: runs the program inside it, with its compiled code when that is there. */
import { runProgram } from '../system/loadProgram.ts'
import { assets } from '../system/singleExecutable.ts'

const { getAsset, getRawAsset } = process.getBuiltinModule('node:sea') as typeof import('node:sea')

runProgram({
  source: getAsset(assets.program, 'latin1'),
  filename: assets.program,
  compiled: compiledCode(),
  entry: process.execPath,
})

/** Executables that were built on another platform have none. */
function compiledCode(): Buffer | undefined {
  try {
    return Buffer.from(getRawAsset(assets.compiledProgram) as ArrayBuffer)
  } catch {
    return undefined
  }
}
