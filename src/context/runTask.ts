import type { WorkerTask } from '../schema/functions.ts'
import { parseExactJson, stringifyExactJson } from '../schema/numerals.ts'
import type { CallScope } from './scopes.ts'

/** Computes a task of a module on a worker thread. Throws what it throws, and the reason of a call that is cancelled. */
export async function runTask<I, O>(
  { context, signal }: Pick<CallScope, 'context' | 'signal'>,
  task: WorkerTask<I, O>,
  input: I,
): Promise<O> {
  const text = await context.services.workers.compute({
    functionName: task.name,
    paramsJson: stringifyExactJson(input),
    configJson: context.configJson,
    signal,
    owner: context,
  })
  return parseExactJson(text) as O
}
