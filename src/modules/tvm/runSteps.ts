/**
 * Every run goes to a worker thread: what a contract does may take long, whatever its size. A result that is to be kept
 * in the cache keeps the run on the thread of the cache.
 */
import type { CallScope } from '../../context/scopes.ts'
import { cachedText } from '../boc/index.ts'
import type { ExecutionOptionsValue } from './surroundings.ts'

interface RunParams {
  readonly boc_cache?: unknown
  readonly execution_options?: ExecutionOptionsValue | null | undefined
}

/** Whether the run may leave the calling thread. */
export const runsElsewhere = ({ boc_cache }: RunParams): boolean => boc_cache === undefined || boc_cache === null

/** Options with the time of the block and without references. */
export const prepareOptions = (
  { context, clock }: CallScope,
  options: ExecutionOptionsValue | null | undefined,
): ExecutionOptionsValue => {
  const config = options?.blockchain_config
  return {
    ...options,
    block_time: options?.block_time ?? Math.floor(clock.now() / 1000),
    ...(config?.startsWith('*') && {
      blockchain_config: cachedText(context, config, 'execution_options.blockchain_config'),
    }),
  }
}

/** A BOC text that a thread without cache can read. */
export const prepareBoc = ({ context }: CallScope, text: string, path: string): string =>
  text.startsWith('*') ? cachedText(context, text, path) : text
