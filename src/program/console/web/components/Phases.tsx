/** The phases of a transaction in their order: what each did, and what it cost. */
import type { ComponentChildren } from 'preact'
import { lossText } from '../../../common/moneyText.ts'
import { amountText, groupDigits } from '../data/formats.ts'
import type { TracedTransaction } from '../data/trace.ts'
import { Badge } from './values.tsx'

/** Usual causes of exit codes and codes of the action phase, and remedies. */
const EXIT_CAUSES: Readonly<Record<number, string>> = {
  2: 'The code takes more from the stack than it holds: often a getter or handler called with the wrong arguments.',
  4: 'An arithmetic result does not fit in 257 bits, or there was a division by zero.',
  5: 'A value does not fit its type; for example, a negative number in an unsigned type. Check the arguments.',
  7: 'An instruction got a value of the wrong type.',
  8: 'More was written to a cell than its 1023 bits and 4 references.',
  9: 'More was read from a cell than it contains: usually the body or the data have a different layout than the code expects. Is it the right ABI?',
  13: 'Out of gas. Send more value with the message, or make the call cheaper.',
  40: 'The signature does not match the key and the message. Check the keys, and the global id or signature id of the network.',
  41: 'The body calls a function that the contract does not have. Is it the right ABI?',
  51: 'The contract is already deployed: call its functions instead of its constructor.',
  52: 'This message, or a later one, was already executed. Create a new message.',
  57: 'The message arrived after its expiration. Send it again; if this happens often, check the clock.',
  58: 'The function requires a signed message. Choose keys.',
  59: 'The contract accepts no money without a function call. Call a function, or deploy it first.',
  60: 'The body calls a function that the contract does not have. Is it the right ABI?',
}

const ACTION_CAUSES: Readonly<Record<number, string>> = {
  32: 'The list of actions was built by hand and is malformed.',
  33: 'A transaction may have at most 255 actions.',
  34: 'An action has an unknown mode or form.',
  35: 'The contract set the source of a message to an address other than its own.',
  36: 'A message has a destination that is invalid or in another workchain.',
  37: 'The contract tries to send more than it has. Fund it first, or send less; fees count as well.',
  38: 'The contract tries to send more of another currency than it has.',
  40: 'The contract tries to reserve more than it has.',
  50: 'Addresses with anycast are not supported.',
}

function exitCause(code: number): string | undefined {
  if (code === 0 || code === 1) return undefined
  const known = EXIT_CAUSES[code] ?? (code < 0 ? EXIT_CAUSES[~code] : undefined)
  if (known !== undefined) return known
  return code >= 100
    ? 'The contract defines this code itself: look for it in its source, in the conditions of the called function.'
    : undefined
}

function actionCause(code: number): string | undefined {
  return ACTION_CAUSES[code]
}

function skipCause(reason: string): string | undefined {
  if (reason.includes('no contract')) {
    return 'The account has no code. Money stays there unless the message bounces; deploy a contract to call it.'
  }
  if (reason.includes('gas')) return 'The value of the message, or the balance, does not pay for any gas. Send more.'
  return undefined
}

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
      <Phase title="Compute" tone="bad">
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

/** Why a transaction failed, and what usually helps. */
export function Explanation({ transaction }: { readonly transaction: TracedTransaction }) {
  const { aborted, failure, compute, action, lost } = transaction
  const cause = [
    compute?.skipped != null ? skipCause(compute.skipped) : undefined,
    compute?.success === false && compute.exit_code != null ? exitCause(compute.exit_code) : undefined,
    action != null && !action.success ? actionCause(action.result_code) : undefined,
  ].find((text) => text !== undefined)
  if (!aborted && failure == null && lost.length === 0) return null
  return (
    <div class="stack">
      {failure != null && (
        <div class={`notice ${aborted ? 'bad' : 'warn'}`} role="note" aria-label="Why it failed">
          <p>
            <strong>{failure.charAt(0).toUpperCase() + failure.slice(1)}.</strong>
          </p>
          {cause !== undefined && <p>{cause}</p>}
        </div>
      )}
      {lost.map((loss) => (
        <div class="notice bad" role="note" aria-label="Lost money" key={`${loss.currency} ${loss.reason}`}>
          <strong>Lost {lossText(loss)}.</strong>
        </div>
      ))}
    </div>
  )
}
