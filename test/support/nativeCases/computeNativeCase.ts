/** Entry of the build that rules can be taken out of: local runs and nothing around them. */

import { runExecutor } from '../../../src/modules/tvm/runExecutor.ts'
import { runGet } from '../../../src/modules/tvm/runGet.ts'
import type { ComputeFunction } from '../../../src/schema/functions.ts'
import { validate } from '../../../src/schema/validation.ts'
import { resultToJson } from '../../../src/schema/writing.ts'

const functions = new Map<string, ComputeFunction>([runExecutor, runGet].map((each) => [each.name, each as never]))

/** Result of a local run as it would travel. Errors of the library have a numeric `code`. */
export function computeNativeCase(method: string, params: object): unknown {
  const definition = functions.get(method)
  if (definition === undefined) throw new Error(`${method} is not in this bundle`)
  const { execution_options } = params as { execution_options?: object }
  // Parameters that the daemon adds before it computes.
  const prepared = { ...params, execution_options: { block_time: 1_700_000_000, ...execution_options } }
  const checked = validate(definition.params as never, prepared)
  if (!checked.ok) throw new Error(`Parameters of ${method} do not fit: ${JSON.stringify(checked.problems)}`)
  const result = definition.compute(checked.value, { config: { network: {} }, random: { bytes: zeros } } as never)
  return JSON.parse(resultToJson(definition.result, result))
}

function zeros(length: number): Uint8Array {
  return new Uint8Array(length)
}
