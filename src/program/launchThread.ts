/** Entry of threads and processes that read the open files of the program which started them. */
import type { HeldProgram } from '../system/HeldFile.ts'
import { runHeldProgram } from '../system/loadProgram.ts'

/** Set by the code that wraps this file, see `heldEntry`. */
declare const heldProgram: HeldProgram
/** Set by the bundler. */
declare const nodeRequire: NodeJS.Require

runHeldProgram(heldProgram, nodeRequire)
