/** Phases of a transaction for traces. */
import type { TransactionDescription } from '../../../core/tlb/index.ts'
import { actionCodeText, bounceText, skipText } from '../../explain/codeTexts.ts'
import { contractExitText } from './contractExitText.ts'
import { currencyTexts } from './currencyTexts.ts'

/** Members of a traced transaction by the phases that it has. */
export function phasesOf(description: TransactionDescription, codeHash: string | undefined) {
  const storage = 'storage' in description ? description.storage : undefined
  const credit = 'credit' in description ? description.credit : undefined
  const compute = 'compute' in description ? description.compute : undefined
  const action = 'action' in description ? description.action : undefined
  const bounce = 'bounce' in description ? description.bounce : undefined
  return {
    ...(storage && {
      storage: {
        fees: String(storage.feesCollected),
        ...given('due', storage.feesDue === undefined ? undefined : String(storage.feesDue)),
        status_change: storage.statusChange,
      },
    }),
    ...(credit && {
      credit: {
        due_fees: String(credit.dueFeesCollected ?? 0n),
        tokens: String(credit.credit.grams),
        ...given('currencies', currencyTexts(credit.credit)),
      },
    }),
    ...(compute && {
      compute:
        compute.type === 'skipped'
          ? { skipped: skipText(compute.reason) }
          : {
              success: compute.success,
              exit_code: compute.exitCode,
              ...given('exit_text', contractExitText(compute.exitCode, codeHash)),
              gas_used: Number(compute.gasUsed),
              gas_limit: Number(compute.gasLimit),
              gas_fees: String(compute.gasFees),
              steps: compute.vmSteps,
              activated: compute.accountActivated,
            },
    }),
    ...(action && {
      action: {
        success: action.success,
        result_code: action.resultCode,
        ...given('result_text', action.success ? undefined : actionCodeText(action.resultCode)),
        ...given('result_arg', action.resultArg),
        actions: action.totActions,
        skipped: action.skippedActions,
        messages: action.msgsCreated,
        no_funds: action.noFunds,
        forward_fees: String(action.totalFwdFees ?? 0n),
      },
    }),
    ...(bounce && { bounce: { type: bounce.type, text: bounceText(bounce.type) } }),
  }
}

/** Why a transaction failed, one sentence; `undefined` when all went well. */
export function failureOf(description: TransactionDescription, codeHash: string | undefined): string | undefined {
  const parts: string[] = []
  const compute = 'compute' in description ? description.compute : undefined
  const action = 'action' in description ? description.action : undefined
  const bounce = 'bounce' in description ? description.bounce : undefined
  if (compute?.type === 'skipped') parts.push(`no contract ran: ${skipText(compute.reason)}`)
  else if (compute?.success === false) {
    parts.push(
      coded(`the contract ended with exit code ${compute.exitCode}`, contractExitText(compute.exitCode, codeHash)),
    )
  }
  if (action?.success === false) {
    const which = action.resultArg === undefined ? '' : ` at action ${action.resultArg}`
    parts.push(coded(`its actions failed with code ${action.resultCode}${which}`, actionCodeText(action.resultCode)))
  }
  if (bounce !== undefined) parts.push(bounceText(bounce.type))
  return parts.length === 0 ? undefined : parts.join('; ')
}

function coded(text: string, meaning: string | undefined): string {
  return meaning === undefined ? text : `${text} (${meaning})`
}

/** An object with this member, or an empty one for `undefined`. */
export function given<N extends string, T>(name: N, value: T | undefined): { readonly [K in N]?: T } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [K in N]?: T })
}
