/**
 * Which functions of the API the tests of this run have called. Every test process keeps its own file in a folder
 * that `reportUncalledFunctions.ts` makes; without the folder nothing is kept.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const folderVariable = 'VENDORCLIENT_CALLED_FUNCTIONS'

const known = new Set<string>()

/** To be called by every client in tests with the wire name of what it calls. */
export function recordCalledFunction(method: string): void {
  const folder = process.env[folderVariable]
  if (folder === undefined || known.has(method)) return
  known.add(method)
  appendFileSync(join(folder, `${process.pid}.txt`), `${method}\n`)
}

export function readCalledFunctions(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Set(files.flatMap((text) => text.split('\n')))
}
