/** The thread side of the pool: one task after the other. Modules are loaded when a task needs them. */
import type { MessagePort } from 'node:worker_threads'
import type { ResolvedConfig } from '../config/ResolvedConfig.ts'
import { ClientError } from '../errors/ClientError.ts'
import { CannotSerializeResult, InvalidParams } from '../errors/client.ts'
import { FunctionTable } from '../schema/FunctionTable.ts'
import type { FunctionDefinition } from '../schema/functions.ts'
import type { LazyModule } from '../schema/modules.ts'
import { parseExactJson } from '../schema/numerals.ts'
import { validate } from '../schema/validation.ts'
import { resultToJson } from '../schema/writing.ts'
import { systemRandom } from './systemRandom.ts'
import { ThreadMemory } from './ThreadMemory.ts'
import { COMPUTE_READY, type ComputeAnswer, type ComputeTask } from './WorkerPool.ts'

export function runComputeWorker(port: MessagePort, modules: readonly LazyModule[]): void {
  const functions = new FunctionTable(modules)
  let configJson = ''
  let config: ResolvedConfig
  port.on('message', async (task: ComputeTask) => {
    if (task.configJson !== configJson) {
      configJson = task.configJson
      config = JSON.parse(configJson) as ResolvedConfig
    }
    await functions.load(task.functionName)
    const memory = new ThreadMemory()
    const given = await answer(functions.get(task.functionName)!, task.paramsJson, config, memory)
    port.postMessage(memory.wasUsedUp ? { ...given, isLast: true } : given)
  })
  port.postMessage(COMPUTE_READY)
}

async function answer(
  definition: FunctionDefinition,
  paramsJson: string,
  config: ResolvedConfig,
  { hasMemory }: ThreadMemory,
): Promise<ComputeAnswer> {
  try {
    const result = await definition.compute!(readParams(definition, paramsJson), {
      config,
      random: systemRandom,
      hasMemory,
    })
    return { json: toJson(definition, result) }
  } catch (error) {
    if (error instanceof ClientError) return { error: { code: error.code, message: error.message, data: error.data } }
    const bug = error instanceof Error ? error : new Error('not an error')
    return { bug: { name: bug.name, stack: bug.stack ?? '' } }
  }
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
