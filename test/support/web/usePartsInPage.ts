/**
 * A process on the form of the platform for pages, started with its condition: compresses by a function of the API and by an
 * instruction of the machine, and runs an instruction whose code a page loads when it is needed. With the argument `withoutWebAssembly`, the platform has none. Prints what came of it as JSON.
 */
import { Capability } from '../../../src/core/Capability.ts'
import { type Cell, EMPTY_CELL } from '../../../src/core/cells/index.ts'
import { repeatWithParts } from '../../../src/core/PartMissing.ts'
import { parseSnake, snakeCell } from '../../../src/core/tlb/index.ts'
import { LocalClient } from '../LocalClient.ts'
import { runCode } from '../vm/runCode.ts'

if (process.argv[2] === 'withoutWebAssembly') Reflect.deleteProperty(globalThis, 'WebAssembly')

/** The value, or the code and the message of the error. */
async function outcome<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    const { name, code, message } = error as Error & { readonly code?: number }
    return { name, code, message }
  }
}

function zip(): string {
  const stack = [snakeCell(Buffer.from('aaaaaaaa'))]
  const run = runCode('c716', { stack, capabilities: Capability.diff })
  return Buffer.from(parseSnake(run.stack.at(-1) as Cell)).toString('base64')
}

/** Exit code of a check of a login whose proof is empty. */
function login(): number {
  return runCode('c731', { stack: [EMPTY_CELL, EMPTY_CELL] }).exitCode
}

const client = await LocalClient.open()
function compress() {
  return client.call('utils.compress_zstd', { uncompressed: 'YWFhYWFhYWE=', level: 3 })
}

const api = await outcome(compress)
const onWorkers = [...client.onWorkers]
const machine = await outcome(() => repeatWithParts(zip))
const early = await outcome(async () => login())
const later = await outcome(() => repeatWithParts(login))
process.stdout.write(JSON.stringify({ api, again: await outcome(compress), onWorkers, machine, early, later }))
process.exit(0)
