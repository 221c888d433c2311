/** Why a transaction failed, with ways on. */
import { callPath, transactionPath } from '../../../../common/consolePaths.ts'
import { replaceQuery } from '../../browser/routes.ts'
import { FailureBanner } from '../../components/FailureBanner.tsx'
import { accountTitle } from '../../components/MessageTree.tsx'
import { Losses } from '../../components/Phases.tsx'
import { explainTraced } from '../../data/failures.ts'
import { useLoaded } from '../../data/load.ts'
import { descendantsOf, type Trace, type TracedTransaction } from '../../data/trace.ts'
import { canReplay, MACHINE } from './Machine.tsx'

/** Why it failed, with ways on; nothing for a success. */
export function Explanation({
  transaction,
  trace,
}: {
  readonly transaction: TracedTransaction
  readonly trace: Trace
}) {
  const { value: failure } = useLoaded(
    async () => (await explainTraced(transaction, trace.isFromNode)) ?? null,
    [transaction.id],
  )
  const again = callAgain(transaction)
  return (
    <>
      {failure != null && (
        <FailureBanner
          failure={failure}
          actions={
            failure.transaction == null && (
              <>
                {again !== undefined && (
                  <a class="button" href={again}>
                    Re-run with…
                  </a>
                )}
                {failure.phase === 'compute' && canReplay(transaction, trace) && (
                  <button type="button" onClick={showFailingStep}>
                    Show the failing step
                  </button>
                )}
              </>
            )
          }
        />
      )}
      <Losses lost={transaction.lost} />
      {descendantsOf(trace, transaction.id).map((one) => (
        <Losses
          key={one.id}
          lost={one.lost}
          at={<a href={transactionPath(one.id)}>the transaction of {accountTitle(one)}</a>}
        />
      ))}
    </>
  )
}

/** Opens the steps of the machine, which begin at the last one, and moves there. */
function showFailingStep(): void {
  replaceQuery({ trace: '1' })
  document.getElementById(MACHINE)?.scrollIntoView({ block: 'start' })
}

/** The form with the same function and arguments; `undefined` for a message that no ABI explains. */
function callAgain({ account_id, dapp_id, in_message: message }: TracedTransaction): string | undefined {
  if (message?.kind !== 'input' || message.function == null || message.type !== 'external_in') return undefined
  return callPath({ id: account_id, dappId: dapp_id ?? undefined }, message.function, message.arguments)
}
