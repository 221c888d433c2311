/** Entry of the single executable: runs the program inside it, with its compiled code if available. */
import { createRequire } from 'node:module'
import { Archive } from '../system/Archive.ts'
import { runProgram } from '../system/loadProgram.ts'
import { assets } from '../system/singleExecutable.ts'

const { getAsset, getRawAsset } = process.getBuiltinModule('node:sea') as typeof import('node:sea')

runProgram({
  source: getAsset(assets.program, 'latin1'),
  filename: assets.program,
  chunks: archiveOf(assets.chunks)!,
  compiled: archiveOf(assets.compiledProgram),
  entry: process.execPath,
  require: createRequire(process.execPath),
})

/** `undefined` when there is no such asset: executables that were built on another platform have no compiled code. */
function archiveOf(asset: string): Archive | undefined {
  let content: Buffer
  try {
    content = Buffer.from(getRawAsset(asset) as ArrayBuffer)
  } catch {
    return undefined
  }
  return new Archive((start, end) => content.subarray(start, end))
}
