import { FailureBanner } from '../../components/FailureBanner.tsx'
import { Failure } from '../../components/layout.tsx'
import { Json } from '../../components/values.tsx'
import type { Failure as Explained } from '../../data/failures.ts'
import { jsonText } from '../../data/formats.ts'

export type Outcome =
  | { readonly result: unknown; readonly ms: number }
  /** `failure` explains the error where it is about a message or a run of a contract. */
  | { readonly error: Error; readonly failure?: Explained; readonly ms: number }

export function CallResult({ outcome }: { readonly outcome: Outcome }) {
  const data = 'error' in outcome ? (outcome.error as { data?: unknown }).data : undefined
  return (
    <div role="status" class="stack">
      <p class="hint">{outcome.ms} ms</p>
      {'error' in outcome ? (
        <>
          <Failure error={outcome.error} />
          {outcome.failure !== undefined && <FailureBanner failure={outcome.failure} />}
        </>
      ) : (
        <Json value={jsonText(outcome.result)} label="Result" />
      )}
      {data != null && <Json value={data} label="Data of the error" />}
    </div>
  )
}
