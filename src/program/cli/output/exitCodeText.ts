/** Meanings of codes of contracts and of the action phase. Source: network 7.10, formats 3.3. */

import { actionCodeMeaning } from '../../../modules/tvm/outcome/actionCodes.ts'
import type { ApiResult } from '../../common/ApiResult.ts'
import { exitCodeMeaning } from '../../common/exitCodeMeaning.ts'
import { skipReasons } from '../../common/skipReasons.ts'
import type { ContractAbi } from '../arguments/abi.ts'

/** Origin of an exit code. */
export interface CodeOrigin {
  readonly codeHash?: string | null | undefined
  readonly abi?: ContractAbi | undefined
}

/** Smallest exit code that contracts define themselves. */
const FIRST_OWN_CODE = 100

/**
 * `exit code 108 (…)`. A code that the contract defines is explained if the contract is known by its code hash, or, if
 * the hash is not known, by its ABI.
 */
export async function describeExitCode(code: number, origin: CodeOrigin = {}): Promise<string> {
  const meaning = exitCodeMeaning(code) ?? (code < FIRST_OWN_CODE ? undefined : await ownMeaning(code, origin))
  if (meaning !== undefined) return `exit code ${code} (${meaning})`
  return code < FIRST_OWN_CODE ? `exit code ${code}` : `exit code ${code} (a code of the contract itself)`
}

async function ownMeaning(code: number, { codeHash, abi }: CodeOrigin): Promise<string | undefined> {
  const { exitCodeOfAbi, ownExitCode } = await import('../../explain/ownExitCodes.ts')
  if (codeHash !== undefined && codeHash !== null) return ownExitCode(codeHash, code)
  return abi === undefined ? undefined : exitCodeOfAbi(abi.functions, code)
}

/** Parts of a transaction that say how it ended. */
type TransactionPhases = Pick<ApiResult<'boc.parse_transaction'>['parsed'], 'aborted' | 'compute' | 'action'>

/** The codes of a failed transaction in words; `undefined` for one that succeeded. */
export async function describeEnd(phases: TransactionPhases, origin: CodeOrigin = {}): Promise<string | undefined> {
  const { aborted, compute, action } = phases
  if (compute?.skipped_reason_name !== undefined) {
    return `no contract ran: ${skipText(compute.skipped_reason_name)}`
  }
  if (compute?.success === false) return describeExitCode(compute.exit_code ?? -1, origin)
  if (action?.success === false) return describeActionCode(action.result_code ?? -1)
  return aborted === true ? 'for an unknown reason' : undefined
}

function skipText(name: string): string {
  return Object.hasOwn(skipReasons, name) ? skipReasons[name as keyof typeof skipReasons] : name
}

/** `result code 37 of the action phase (…)`. */
function describeActionCode(code: number): string {
  const meaning = actionCodeMeaning(code)
  return `result code ${code} of the action phase${meaning === undefined ? '' : ` (${meaning})`}`
}
