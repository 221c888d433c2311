/** One function of the API computed from text to text, as worker threads do it. */
import type { ResolvedConfig } from '../config/ResolvedConfig.ts'
import { ClientError, type ErrorData } from '../errors/ClientError.ts'
import { CannotSerializeResult, InvalidParams } from '../errors/client.ts'
import type { Random } from '../ports/Random.ts'
import type { FunctionTable } from '../schema/FunctionTable.ts'
import type { FunctionDefinition } from '../schema/functions.ts'
import { parseExactJson, stringifyExactJson } from '../schema/numerals.ts'
import { validate } from '../schema/validation.ts'
import { resultToJson } from '../schema/writing.ts'

export interface ComputeTask {
  readonly functionName: string
  readonly paramsJson: string
  readonly configJson: string
}

/** What becomes of a task, in a form that travels between threads. */
export type ComputeAnswer =
  | { readonly json: string }
  | { readonly error: { readonly code: number; readonly message: string; readonly data: ErrorData } }
  | { readonly bug: { readonly name: string; readonly stack: string } }

/** What a task finds where it is computed. */
export interface ComputePlace {
  readonly functions: FunctionTable
  readonly random: Random
  readonly hasMemory: () => boolean
}

/** Computes a task. Rejects only when the module of the function cannot be loaded. */
export async function computeTask(task: ComputeTask, place: ComputePlace): Promise<ComputeAnswer> {
  const { functions, random, hasMemory } = place
  await functions.load(task.functionName)
  const inner = functions.task(task.functionName)
  const definition = functions.get(task.functionName)!
  try {
    if (inner !== undefined) {
      return { json: stringifyExactJson((await inner.compute(parseExactJson(task.paramsJson))) ?? null) }
    }
    const config = parseConfig(task.configJson)
    const result = await definition.compute!(readParams(definition, task.paramsJson), { config, random, hasMemory })
    return { json: toJson(definition, result) }
  } catch (error) {
    if (error instanceof ClientError) return { error: { code: error.code, message: error.message, data: error.data } }
    const bug = error instanceof Error ? error : new Error('not an error')
    return { bug: { name: bug.name, stack: bug.stack ?? '' } }
  }
}

/** The result as JSON text. Throws what the task failed with. */
export function resultOfAnswer(answer: ComputeAnswer): string {
  if ('json' in answer) return answer.json
  if ('error' in answer) throw new ClientError(answer.error.code, answer.error.message, answer.error.data)
  const error = new Error('A function failed unexpectedly on a worker thread')
  error.name = answer.bug.name
  error.stack = answer.bug.stack
  throw error
}

let known: { readonly json: string; readonly config: ResolvedConfig } | undefined

/** The tasks of one client have the same configuration one after the other. */
function parseConfig(json: string): ResolvedConfig {
  if (known?.json !== json) known = { json, config: JSON.parse(json) as ResolvedConfig }
  return known.config
}

/** Checked on the main thread before; here it only rebuilds the values that JSON has no form for. */
function readParams(definition: FunctionDefinition, paramsJson: string): unknown {
  if (definition.params.kind === 'nothing') return {}
  const read = validate(definition.params, parseExactJson(paramsJson))
  if (!read.ok) throw InvalidParams.error('Invalid parameters')
  return read.value
}

function toJson(definition: FunctionDefinition, result: unknown): string {
  try {
    return resultToJson(definition.result, result)
  } catch {
    throw CannotSerializeResult.error(`The result of ${definition.name} has no JSON form`)
  }
}
