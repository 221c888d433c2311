/**
 * Writes the compiled code of the program, as `node scripts/compileProgram.ts <program> <entry> <output>`. The program
 * runs one short session on stdio, so that the functions of a start are among the code.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadProgram } from '../src/system/loadProgram.ts'

const [program, entry, output] = process.argv.slice(2) as [string, string, string]
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-build-'))
process.argv.splice(1, process.argv.length, entry, 'daemon', '--stdio', '--data', folder)
const script = loadProgram({ program, entry, compiled: undefined })
process.on('exit', () => {
  writeFileSync(output, script.createCachedData())
  rmSync(folder, { recursive: true, force: true })
})
