/**
 * Steps of runs that go to a worker thread: before the run, references to cached cells are replaced by their texts;
 * after it, results that are to be kept are put into the cache.
 */
import type { CallScope } from '../../../context/scopes.ts'
import type { BocCacheType } from '../../../core/boc/index.ts'
import { bytesToHex } from '../../../core/bytes/index.ts'
import { InvalidInputStack } from '../../../errors/tvm.ts'
import { cachedText } from '../../boc/cells/bocTexts.ts'
import type { ExecutionOptionsValue } from './surroundings.ts'

/**
 * Options with the time of the block and without references. `fixesSeed` sets a random seed for a run that may be
 * repeated, so that it is the same run each time.
 */
export function prepareOptions(
  { context, clock, random }: CallScope,
  options: ExecutionOptionsValue,
  fixesSeed = false,
): ExecutionOptionsValue {
  const config = options.blockchain_config
  return {
    ...options,
    block_time: options.block_time ?? Math.floor(clock.now() / 1000),
    ...(fixesSeed && { rand_seed: options.rand_seed ?? bytesToHex(random.bytes(32)) }),
    ...(config?.startsWith('*') && {
      blockchain_config: cachedText(context, config, 'execution_options.blockchain_config'),
    }),
  }
}

/** A BOC text that a thread without cache can read. */
export function prepareBoc({ context }: CallScope, text: string, path: string): string {
  return text.startsWith('*') ? cachedText(context, text, path) : text
}

/** Nesting beyond what `jsonToStack` accepts. */
const MAX_INPUT_DEPTH = 200

/** The input of a get method without references. Throws InvalidInputStack (411) for one that is nested too deep. */
export function prepareInput(scope: CallScope, input: unknown, path: string, depth = 0): unknown {
  if (typeof input !== 'object' || input === null) return input
  if (depth > MAX_INPUT_DEPTH) throw InvalidInputStack.error('Invalid input: it is nested too deep', { path: 'input' })
  if (Array.isArray(input)) return input.map((item, index) => prepareInput(scope, item, `${path}[${index}]`, depth + 1))
  const { type, value } = input as { type?: unknown; value?: unknown }
  if (typeof type !== 'string') return input
  if (typeof value === 'string') return { type, value: prepareBoc(scope, value, path) }
  return { type, value: prepareInput(scope, value, `${path}.value`, depth + 1) }
}

/** Whether results are cached. */
export function keepsResults({ boc_cache }: { readonly boc_cache?: BocCacheType | undefined }): boolean {
  return boc_cache !== undefined
}
