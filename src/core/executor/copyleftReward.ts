import { Dictionary, uintKey, uintValue } from '../cells/index.ts'
import { configParam, expectTag, Grams } from '../tlb/index.ts'
import { actionCodes } from './actionCodes.ts'
import type { BlockchainConfig } from './BlockchainConfig.ts'
import type { ExecuteInput } from './ExecuteInput.ts'
import { NotAccepted } from './NotAccepted.ts'
import type { OutAction } from './outActions.ts'

/** Result of the actions `COPYLEFT` of a list. */
export interface CopyleftOutcome {
  /** Nano that the author gets out of the gas fees. */
  readonly reward: bigint
  readonly specActions: number
  /** Set when the license is not in parameter 42. */
  readonly failure?: { readonly code: number; readonly index: number }
}

/**
 * Share of the gas fees for the author of the code, in percent by license. Only the first such action counts; under
 * `current` rules a second one makes no transaction.
 * Source: parameter 42, `copyleft_config#9a copyleft_reward_threshold:Grams license_rates:(HashmapE 8 uint8)`.
 */
export function copyleftReward(
  actions: readonly OutAction[],
  gasFees: bigint,
  { config, rules }: ExecuteInput,
): CopyleftOutcome {
  const index = actions.findIndex(({ type }) => type === 'copyleft')
  const action = actions[index]
  if (action?.type !== 'copyleft') return { reward: 0n, specActions: 0 }
  const percent = licenseRate(config, action.license)
  if (rules === 'current') refuseBroken(actions.slice(index + 1), percent, config)
  if (percent === undefined || percent >= 100) {
    return { reward: 0n, specActions: 1, failure: { code: actionCodes.unknownLicense, index } }
  }
  return { reward: (gasFees * BigInt(percent)) / 100n, specActions: 1 }
}

/** Throws `NotAccepted` for a list that makes the network's executor give up: there is no action phase then. */
function refuseBroken(later: readonly OutAction[], percent: number | undefined, { params }: BlockchainConfig): void {
  if (!params.has(42)) throw new NotAccepted('notExecutable', 'The configuration has no parameter 42 for COPYLEFT')
  if (percent === undefined) return
  if (percent >= 100) throw new NotAccepted('notExecutable', `Parameter 42 gives ${percent} percent of the gas away`)
  if (later.some(({ type }) => type === 'copyleft')) throw new NotAccepted('notExecutable', 'COPYLEFT was asked twice')
}

function licenseRate(config: BlockchainConfig, license: number): number | undefined {
  const slice = configParam(config.params, 42)
  if (slice === undefined) return undefined
  expectTag(slice, 8, 'copyleft configuration', 0x9a)
  Grams.load(slice)
  return new Dictionary(uintKey(8), uintValue(8), slice.loadMaybeRef()).get(license)
}
