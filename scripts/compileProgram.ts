/**
 * Runs the program and writes what it has compiled by its end, as
 * `node scripts/compileProgram.ts <program> <chunks> <entry> <output> <arguments>...`. The output is an archive for
 * `loadProgram`, with the functions that ran. The argument `getter` stands for a command line that runs a getter of a contract.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveBytes } from '../src/system/Archive.ts'
import { loadProgram } from '../src/system/loadProgram.ts'
import { SampleNode } from './SampleNode.ts'

const [program, chunks, entry, output, ...args] = process.argv.slice(2) as [string, string, string, string]
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-build-'))
process.env['VENDORCLIENT_DAEMON_DATA_FOLDER'] = folder
const [first] = args as readonly string[]
const words = first === 'getter' ? (await SampleNode.start()).getter : args
process.argv.splice(1, process.argv.length, entry, ...words)
const scripts = loadProgram({
  program,
  chunks,
  entry,
  version: '',
  // Not the path of the machine that builds.
  filename: 'program.js',
  compiled: join(folder, 'none'),
  require: createRequire(entry),
})
process.on('exit', () => {
  writeFileSync(output, archiveBytes(new Map([...scripts].map(([name, script]) => [name, script.createCachedData()]))))
  rmSync(folder, { recursive: true, force: true })
})
