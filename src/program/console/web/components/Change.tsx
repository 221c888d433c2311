import { burntTexts, type ShownLoss } from '../../../common/moneyText.ts'
import { Amount, Badge } from './values.tsx'

/** Tokens with their sign, as a change of a balance has it, marked with what was burnt on arrival. */
export function Change({
  nano,
  losses,
  isSigned = true,
}: {
  readonly nano: bigint | undefined
  readonly losses: readonly ShownLoss[]
  readonly isSigned?: boolean
}) {
  return (
    <>
      <Amount nano={nano} isSigned={isSigned} />
      {burntTexts(losses).map((text) => (
        <span key={text}>
          {' '}
          <Badge tone="bad">{text}</Badge>
        </span>
      ))}
    </>
  )
}
