#!/usr/bin/env node
/** Entry of the built program and of its threads. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeRuntime } from '../system/codeRuntime.ts'
import { loadProgram } from '../system/loadProgram.ts'

/** Set by the bundler. */
declare const VENDORCLIENT_PROGRAM_FILE: string
/** Set by the bundler. */
declare const VENDORCLIENT_CHUNKS_FILE: string
/** Set by the bundler: a name that changes with the program, so that code of another build is never taken. */
declare const VENDORCLIENT_COMPILED_NAME: string
/** Set by the bundler: `require` of this file. Making another one would load modules of Node.js. */
declare const nodeRequire: NodeJS.Require
/** Set by the bundler. */
declare const VENDORCLIENT_VERSION: string

if (process.argv.length === 3 && ['--version', '-V'].includes(process.argv[2]!)) {
  // The most frequent call of scripts, answered before the program is read, which takes longer than starting Node.
  process.stdout.write(`vendorclient ${VENDORCLIENT_VERSION}\n`)
} else {
  const entry = fileURLToPath(import.meta.url)
  const folder = dirname(entry)
  loadProgram({
    program: join(folder, VENDORCLIENT_PROGRAM_FILE),
    chunks: join(folder, VENDORCLIENT_CHUNKS_FILE),
    compiled: join(folder, `${VENDORCLIENT_COMPILED_NAME}-${codeRuntime()}.compiled`),
    version: VENDORCLIENT_VERSION,
    entry,
    require: nodeRequire,
  })
}
