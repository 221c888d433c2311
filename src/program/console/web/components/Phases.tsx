/** The phases of a transaction in their order: what each did, and what it cost. */
import type { ComponentChildren } from 'preact'
import { lossReasonText, lossText } from '../../../common/moneyText.ts'
import { skipReasons } from '../../../common/skipReasons.ts'
import { amountText, currencyAmountText, groupDigits } from '../data/formats.ts'
import type { TracedTransaction } from '../data/trace.ts'
import { Badge } from './values.tsx'

export function Phases({ transaction }: { readonly transaction: TracedTransaction }) {
  const { storage, credit, compute, action, bounce } = transaction
  return (
    <ol class="phases" aria-label="Phases">
      <Phase title="Storage" tone={storage == null ? 'absent' : 'good'} cost={storage?.fees}>
        {storage == null ? 'not due' : storage.status_change === 'unchanged' ? 'paid' : storage.status_change}
        {storage?.due != null && <p class="bad-text">{amountText(BigInt(storage.due))} still due</p>}
      </Phase>
      <Phase title="Credit" tone={credit == null ? 'absent' : 'good'}>
        {credit == null ? 'the message carried no tokens' : `+${amountText(BigInt(credit.tokens))}`}
      </Phase>
      <Compute compute={compute} />
      <Phase
        title="Action"
        tone={action == null ? 'absent' : action.success ? 'good' : 'bad'}
        cost={action?.forward_fees}
      >
        {action == null ? (
          'not reached'
        ) : (
          <>
            <p>
              {action.actions} {action.actions === 1 ? 'action' : 'actions'}, {action.messages}{' '}
              {action.messages === 1 ? 'message' : 'messages'}
              {action.skipped > 0 && `, ${action.skipped} skipped`}
            </p>
            {!action.success && (
              <p class="bad-text">
                code {action.result_code}
                {action.result_text != null && `: ${action.result_text}`}
              </p>
            )}
          </>
        )}
      </Phase>
      <Phase title="Bounce" tone={bounce == null ? 'absent' : bounce.type.toLowerCase() === 'ok' ? 'good' : 'bad'}>
        {bounce == null ? 'not needed' : bounce.text}
      </Phase>
    </ol>
  )
}

function Compute({ compute }: { readonly compute: TracedTransaction['compute'] }) {
  if (compute == null)
    return (
      <Phase title="Compute" tone="absent">
        not reached
      </Phase>
    )
  if (compute.skipped != null) {
    return (
      <Phase title="Compute" tone={compute.skipped === skipReasons.noState ? 'absent' : 'bad'}>
        skipped: {compute.skipped}
      </Phase>
    )
  }
  const { success, exit_code, exit_text, gas_used, gas_limit, gas_fees, steps, activated } = compute
  const share = gas_limit == null || gas_limit === 0 ? 0 : Math.min(100, (100 * (gas_used ?? 0)) / gas_limit)
  return (
    <Phase title="Compute" tone={success === true ? 'good' : 'bad'} cost={gas_fees}>
      <p class={success === true ? '' : 'bad-text'}>
        exit code {exit_code}
        {exit_text != null && `: ${exit_text}`}
      </p>
      <p>
        {groupDigits(gas_used ?? 0)} gas{gas_limit != null && gas_limit > 0 && ` of ${groupDigits(gas_limit)}`}
      </p>
      {share > 0 && (
        <div class="bar" aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </div>
      )}
      <p>
        {groupDigits(steps ?? 0)} steps {activated === true && <Badge tone="info">deployed</Badge>}
      </p>
    </Phase>
  )
}

function Phase({
  title,
  tone,
  cost,
  children,
}: {
  readonly title: string
  readonly tone: 'good' | 'bad' | 'absent'
  readonly cost?: string | null | undefined
  readonly children: ComponentChildren
}) {
  return (
    <li class={tone}>
      <h3>
        {title}
        {cost != null && <span class="amount dim">{amountText(BigInt(cost))}</span>}
      </h3>
      <div>{children}</div>
    </li>
  )
}

/** What a transaction lost. `at`: another transaction than that of the page. */
export function Losses({ lost, at }: Pick<TracedTransaction, 'lost'> & { readonly at?: ComponentChildren }) {
  return (
    <>
      {lost.map((loss) => (
        <div class="notice bad" role="note" aria-label="Lost money" key={`${loss.currency} ${loss.reason}`}>
          <strong>
            {at === undefined ? (
              `Lost ${lossText(loss)}.`
            ) : (
              <>
                Lost {loss.exact === false && 'up to '}
                {currencyAmountText(loss.currency, loss.amount)} in {at}: {lossReasonText(loss.reason)}.
              </>
            )}
          </strong>
        </div>
      ))}
    </>
  )
}
