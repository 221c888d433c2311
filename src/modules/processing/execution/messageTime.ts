/** Messages get `time` and `expire` by the clock of the network, unless the caller sets them. */
import type { CallScope } from '../../../context/scopes.ts'
import type { AbiContract } from '../../../core/abi/index.ts'
import type { Network } from '../../../net/index.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type { CallSet } from '../../abi/index.ts'

/**
 * Learns the network time before a message is encoded, without a request that sending would not make.
 * Throws ClockOutOfSync (606) when the clocks differ by more than is followed, and the reason of the signal.
 * @param contract absent if its description is too large to be read here
 */
export async function learnMessageTime(
  call: CallScope,
  network: Network,
  contract: AbiContract | undefined,
  callSet: ValueOf<typeof CallSet> | undefined,
): Promise<void> {
  if (!needsTime(contract, callSet)) return
  await network.time.learn(call.signal)
  network.time.expectUsable()
}

/** Whether the header has a time that the library fills in. */
export function needsTime(contract: AbiContract | undefined, callSet: ValueOf<typeof CallSet> | undefined): boolean {
  if (callSet === undefined) return false
  const { header } = callSet
  const isOpen = (name: 'time' | 'expire') =>
    header?.[name] === undefined && (contract === undefined || contract.header.some((field) => field.name === name))
  return isOpen('time') || isOpen('expire')
}
