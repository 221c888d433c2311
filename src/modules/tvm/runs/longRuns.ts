/**
 * Decides which runs are moved off the thread of the event loop before they begin. Most getters and transfers take less
 * time than passing them to another thread and back, so a run with small parameters starts on the thread of its call,
 * and its work is counted.
 */
import type { ClientContext } from '../../../context/ClientContext.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { isLargeReference } from '../../boc/cells/bocTexts.ts'
import { mayAsk, type RunParams } from './VmExtension.ts'

/**
 * Maximum length of BOCs and parameters of a run on this thread, in characters; reading them takes about a millisecond.
 */
const MAX_SHORT_LENGTH = 1 << 16

/** The step `heavy` of a run. A run that may need answers of the host starts on a thread where it can be repeated. */
export function goesToWorker(params: RunParams, { context }: CallScope): boolean {
  // A traced step takes far longer, and its stacks are large.
  return mayAsk(params) || params.execution_options.trace || !isShort(params, context)
}

/** Whether everything in the parameters but the configuration, which is read once, is short. */
function isShort(params: object, context: ClientContext): boolean {
  let left = MAX_SHORT_LENGTH
  const visit = (value: unknown): boolean => {
    left -= 8
    if (typeof value === 'string') {
      if (value.startsWith('*') && isLargeReference(context, value)) return false
      left -= value.length
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        left -= key.length
        if (key !== 'blockchain_config' && !visit(item)) return false
      }
    }
    return left >= 0
  }
  return visit(params)
}
