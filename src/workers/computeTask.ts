/** Computes one API function on a worker thread: JSON text in, JSON text out. */
import type { ResolvedConfig } from '../config/ResolvedConfig.ts'
import { withConfiguredRules } from '../context/configuredRules.ts'
import { repeatWithParts } from '../core/PartMissing.ts'
import { WebAssemblyRefused } from '../core/wasm/requireWebAssembly.ts'
import { ClientError, type ErrorData } from '../errors/ClientError.ts'
import { CannotSerializeResult, InvalidParams, WebAssemblyNeeded } from '../errors/client.ts'
import { PROGRAM_REPLACED, type ReplacedProgram, replacedProgram } from '../errors/programReplaced.ts'
import type { Random } from '../ports/Random.ts'
import type { WasmFolder } from '../ports/WasmFolder.ts'
import type { FunctionTable } from '../schema/FunctionTable.ts'
import type { FunctionDefinition } from '../schema/functions.ts'
import { parseExactJson, parseJson, stringifyExactJson } from '../schema/numerals.ts'
import { packJson, unpackJson } from '../schema/packedJson.ts'
import {
  isComputable,
  MAX_TAKEN_VALUES,
  packForMainThread,
  rawParamsJson,
  UnreadableParams,
} from '../schema/rawParams.ts'
import { readParams } from '../schema/readParams.ts'
import { findRepeatedMember, repeatedParameter } from '../schema/repeatedMember.ts'
import { resultToJson, toWire } from '../schema/writing.ts'

export interface ComputeTask {
  readonly functionName: string
  readonly paramsJson: string
  readonly configJson: string
}

/** Outcome of a task, in a form that can be passed between threads. */
export type ComputeAnswer =
  | { readonly json: string }
  | { readonly error: { readonly code: number; readonly message: string; readonly data: ErrorData } }
  /** The parameters are not JSON. */
  | { readonly unreadable: true }
  | { readonly bug: { readonly name: string; readonly stack: string } }
  /** The program's files were overwritten while it was running. */
  | { readonly replaced: Pick<ReplacedProgram, 'message' | 'version' | 'found'> }

/** Environment of a task on its thread. */
export interface ComputePlace {
  readonly functions: FunctionTable
  readonly random: Random
  readonly hasMemory: () => boolean
  /** Absent: the platform has no files. */
  readonly wasm?: WasmFolder | undefined
}

/** Computes a task. Never rejects. */
export async function computeTask(task: ComputeTask, place: ComputePlace): Promise<ComputeAnswer> {
  const { functions, random, hasMemory, wasm } = place
  try {
    await functions.load(task.functionName)
    const inner = functions.task(task.functionName)
    const definition = functions.get(task.functionName) ?? functions.step(task.functionName)!
    if (inner !== undefined) {
      const output = await repeatWithParts(() => inner.compute(parseExactJson(task.paramsJson)))
      return { json: stringifyExactJson(output ?? null) }
    }
    const config = parseConfig(task.configJson)
    const step = readTask(definition, task.paramsJson, config)
    if ('json' in step) return step
    const scope = { config, random, hasMemory, wasm }
    const result = await repeatWithParts(() => definition.compute!(step.params, scope))
    return { json: toText(definition, step.params, result) }
  } catch (raised) {
    const error = raised instanceof WebAssemblyRefused ? webAssemblyNeeded(task.functionName) : raised
    if (error instanceof UnreadableParams) return { unreadable: true }
    if (error instanceof ClientError) return { error: { code: error.code, message: error.message, data: error.data } }
    const replaced = replacedProgram(error)
    if (replaced !== undefined) {
      const { message, version, found } = replaced
      return { replaced: { message, ...(version && { version }), ...(found && { found }) } }
    }
    const bug = error instanceof Error ? error : new Error('not an error')
    return { bug: { name: bug.name, stack: bug.stack ?? '' } }
  }
}

function webAssemblyNeeded(functionName: string): ClientError {
  return WebAssemblyNeeded.error(
    `${functionName} needs WebAssembly, which this page does not allow: add 'wasm-unsafe-eval' to script-src of its policy`,
  )
}

/** The result as JSON text. Throws what the task failed with. */
export function resultOfAnswer(answer: ComputeAnswer): string {
  if ('json' in answer) return answer.json
  if ('unreadable' in answer) throw new UnreadableParams()
  if ('error' in answer) throw new ClientError(answer.error.code, answer.error.message, answer.error.data)
  if ('replaced' in answer) throw Object.assign(new Error(), answer.replaced, { code: PROGRAM_REPLACED })
  const error = new Error('A function failed unexpectedly on a worker thread')
  error.name = answer.bug.name
  error.stack = answer.bug.stack
  throw error
}

let known: { readonly json: string; readonly config: ResolvedConfig } | undefined

/** Successive tasks of one client have the same configuration, so the last one is cached. */
function parseConfig(json: string): ResolvedConfig {
  if (known?.json !== json) known = { json, config: JSON.parse(json) as ResolvedConfig }
  return known.config
}

/** Parameters to compute with, or the answer if the main thread has to continue. */
type Step = { readonly params: unknown } | { readonly json: string }

/**
 * In parameters that were checked before, only the values that JSON cannot represent are restored. Raw parameters are
 * checked here; if only the main thread can continue with them, they are returned as the answer.
 */
function readTask(definition: FunctionDefinition, paramsJson: string, { abi }: ResolvedConfig): Step {
  const rawJson = rawParamsJson(paramsJson)
  if (rawJson === undefined) return { params: readParams(definition, unpackJson(paramsJson)) }
  const params = withConfiguredRules(definition, readParams(definition, parseRaw(rawJson)), abi.rules)
  if (isComputable(definition, params)) return { params }
  const json = packForMainThread(
    definition,
    definition.params.kind === 'nothing' ? {} : toWire(definition.params, params),
  )
  if (json !== undefined) return { json }
  throw InvalidParams.error(
    `Invalid parameters: more than ${MAX_TAKEN_VALUES} values in one call of ${definition.name}`,
    {
      path: '',
      expected: `at most ${MAX_TAKEN_VALUES} values`,
      received: 'more',
    },
  )
}

function parseRaw(json: string): unknown {
  let params: unknown
  try {
    params = parseJson(json)
  } catch {
    throw new UnreadableParams()
  }
  const repeated = findRepeatedMember(json, params)
  if (repeated !== undefined) throw repeatedParameter(repeated)
  return params
}

/** The result as text: plain JSON for the host, packed for a step of the main thread. */
function toText(definition: FunctionDefinition, params: unknown, result: unknown): string {
  const { finish, finishes } = definition
  try {
    return finish === undefined || finishes?.(params) === false || definition.result.kind === 'nothing'
      ? resultToJson(definition.result, result)
      : packJson(toWire(definition.result, result))
  } catch {
    throw CannotSerializeResult.error(`The result of ${definition.name} has no JSON form`)
  }
}
