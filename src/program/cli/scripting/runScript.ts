import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { constants, runInThisContext } from 'node:vm'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { prettyJson } from '../output/prettyJson.ts'
import type { Session } from '../session/Session.ts'
import { scriptObjects } from './ScriptObjects.ts'

/**
 * Throws ToolError: 2 for a missing file, the uncaught ToolErrors of the script, and 1 for other errors of the script.
 */
export async function runScript(session: Session, file: string, args: readonly string[]): Promise<Outcome> {
  const path = resolve(file)
  if (!existsSync(path)) throw new ToolError(exitCodes.usage, `FILE: file "${file.slice(0, 200)}" does not exist`)
  const objects = { ...(await scriptObjects(session)), args }
  session.progress.end()
  Object.assign(globalThis, objects)
  try {
    const { default: main } = await importModule(pathToFileURL(path).href)
    const result = typeof main === 'function' ? await main(objects) : undefined
    if (result === undefined) return { json: { result: null }, text: '' }
    return { json: { result }, text: typeof result === 'string' ? result : prettyJson(result) }
  } catch (error) {
    if (error instanceof ToolError) throw error
    throw new ToolError(
      exitCodes.failure,
      `${file}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    )
  }
}

/** Imports a module with the loader of Node.js, because the bundled program has none. */
function importModule(url: string): Promise<{ readonly default?: unknown }> {
  const options = { importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER }
  const { emitWarning } = process
  // Node.js warns that the loader of the main context is experimental; users who run a script cannot change that.
  process.emitWarning = () => {}
  try {
    const load = runInThisContext('(url) => import(url)', options) as (url: string) => Promise<{ default?: unknown }>
    return load(url)
  } finally {
    process.emitWarning = emitWarning
  }
}
