import type { WorkerJob } from '../ports/Workers.ts'
import type { CallScope } from './scopes.ts'

/** Computes on a worker thread for a call. Rejects with what the job throws, and with the reason of a call that is cancelled. */
export function runOnWorkers(
  { context, signal }: Pick<CallScope, 'context' | 'signal'>,
  job: Omit<WorkerJob, 'configJson' | 'signal' | 'owner'>,
): Promise<string> {
  return context.services.workers.compute({ ...job, configJson: context.configJson, signal, owner: context })
}
