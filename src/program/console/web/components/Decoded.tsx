/** What a message says, and its arguments in one line. */
import type { DecodedBody } from '../data/decoded.ts'
import { jsonText } from '../data/formats.ts'

export function Decoded({ decoded }: { readonly decoded: DecodedBody | undefined }) {
  if (decoded === undefined) return <span class="dim">—</span>
  const { title, contract, values } = decoded
  const hint = [
    contract === undefined ? title : `${contract}.${title}`,
    ...(values == null ? [] : [argumentsText(values)]),
  ]
  return (
    <span class={`said${values === undefined ? ' dim' : ''}`} title={hint.join('\n')}>
      {title}
    </span>
  )
}

/** `to: 0:12…, amount: 5`. */
export function argumentsText(values: unknown): string {
  return Object.entries(Object(values) as Record<string, unknown>)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : jsonText(value, 0)}`)
    .join(', ')
}
