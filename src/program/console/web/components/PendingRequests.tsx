/** The oldest question that waits for a person, in front of everything else. */
import { useEffect, useRef } from 'preact/hooks'
import { pendingRequests } from '../chain/requests.ts'
import { Facts } from './Bits.tsx'

export function PendingRequests() {
  const [request] = pendingRequests.value
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (request !== undefined && dialog.current?.open === false) dialog.current.showModal()
  }, [request?.id])
  if (request === undefined) return null
  const others = pendingRequests.value.length - 1
  const { title, details, warnings = [], answers = ['Sign', 'Refuse'] } = request
  return (
    <dialog
      ref={dialog}
      key={request.id}
      aria-labelledby="request-title"
      onCancel={(event) => {
        event.preventDefault()
        request.refuse()
      }}
    >
      <div class="stack">
        <h2 id="request-title">{title}</h2>
        {warnings.length > 0 && (
          <div class="notice warn" role="note" aria-label="What speaks against it">
            {warnings.map((text) => (
              <p key={text}>{text}.</p>
            ))}
          </div>
        )}
        <Facts entries={details.map(([name, value]) => [name, <code key={name}>{value}</code>])} />
        {others > 0 && <p class="hint">{others} more to answer after this one.</p>}
        <div class="actions">
          <button type="button" class="main" onClick={request.approve}>
            {answers[0]}
          </button>
          {/* Where something speaks against it, a hasty Enter is a no. */}
          <button type="button" onClick={request.refuse} autofocus={warnings.length > 0}>
            {answers[1]}
          </button>
        </div>
      </div>
    </dialog>
  )
}
