import type { WorkerTask } from '../schema/functions.ts'
import { parseExactJson, stringifyExactJson } from '../schema/numerals.ts'
import { runOnWorkers } from './runOnWorkers.ts'
import type { CallScope } from './scopes.ts'

/**
 * Computes a task of a module on a worker thread. Throws the errors of the task, and the reason of a call that is
 * cancelled.
 */
export async function runTask<I, O>(
  call: Pick<CallScope, 'context' | 'signal'>,
  task: WorkerTask<I, O>,
  input: I,
): Promise<O> {
  const job = { functionName: task.name, paramsJson: stringifyExactJson(input) }
  return parseExactJson(await runOnWorkers(call, job)) as O
}
