/** What a call led to. */
import { transferRowsOf } from '../../../../common/checkRecipients.ts'
import { FailureBanner } from '../../components/FailureBanner.tsx'
import { codeEntries, Facts, Warnings } from '../../components/layout.tsx'
import { Amount, Badge, Json } from '../../components/values.tsx'
import type { dryRun } from '../../data/dryRun.ts'
import { capitalized, groupDigits } from '../../data/formats.ts'
import type { SendResult } from '../../data/sendCall.ts'
import { SentCall } from './SentCall.tsx'

export type Outcome =
  | { readonly kind: 'getter'; readonly output: unknown }
  | { readonly kind: 'dry'; readonly result: Awaited<ReturnType<typeof dryRun>> }
  | { readonly kind: 'sent'; readonly result: SendResult }

export function CallOutcome({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.kind === 'getter') return <Json value={outcome.output} label="Answer of the getter" />
  if (outcome.kind === 'sent') return <SentCall result={outcome.result} />
  const { fees, output, exitCode, gasUsed, failure, transfers, messages } = outcome.result
  const risks = transfers.flatMap((transfer) => transfer.risks)
  return (
    <div class="stack" role="status">
      <Facts
        entries={{
          Outcome: (
            <Badge tone={failure === undefined ? 'good' : 'bad'}>
              {failure === undefined ? 'would succeed' : 'would fail'}
            </Badge>
          ),
          'Exit code': exitCode,
          Gas: gasUsed !== undefined && groupDigits(gasUsed),
          Cost: <Amount nano={fees.account_fees} />,
          'Messages it would send': messages,
          'Money it would send': <Amount nano={fees.total_output} />,
          ...codeEntries(transferRowsOf(transfers).map(([name, text]) => [capitalized(name), text])),
        }}
      />
      {failure !== undefined && <FailureBanner failure={failure} />}
      <Warnings texts={risks.map(({ text }) => text)} />
      {output !== undefined && output !== null && <Json value={output} label="Answer" />}
    </div>
  )
}
