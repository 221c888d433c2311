import { burntTexts, type ShownLoss } from '../../../common/moneyText.ts'
import { Amount, Badge } from './values.tsx'

/** Change of a balance in tokens, marked with what was burnt on arrival. */
export function Change({ nano, losses }: { readonly nano: bigint | undefined; readonly losses: readonly ShownLoss[] }) {
  return (
    <>
      {burntTexts(losses).map((text) => (
        <span key={text}>
          <Badge tone="bad">{text}</Badge>{' '}
        </span>
      ))}
      <Amount nano={nano} isSigned />
    </>
  )
}
