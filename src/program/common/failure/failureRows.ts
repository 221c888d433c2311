/** A failure as rows of text: what terminal, tool and tests show below its title. */
import { amountText } from '../moneyText.ts'
import type { Failure } from './Failure.ts'

/** Longest text of the arguments. */
const MAX_ARGUMENTS = 300

/** Names with their values; a value may have several lines. `writeJson` writes the arguments. */
function failureRows(
  failure: Failure,
  writeJson: (value: unknown) => string = (value) => JSON.stringify(value),
): readonly (readonly [name: string, value: string])[] {
  const { account, contract, function: called, arguments: input, frames, excerpt, amounts, remedy } = failure
  const call = called === undefined ? contract : `${contract === undefined ? '' : `${contract}.`}${called}()`
  const [frame, ...callers] = frames
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['account', account ?? undefined],
    [called === undefined ? 'contract' : 'call', call],
    ['arguments', isEmpty(input) ? undefined : shortened(writeJson(input))],
    ['source', frame && [placeText(frame), ...excerptLines(excerpt, frame.line)].join('\n')],
    ['called from', callers.length === 0 ? undefined : callers.map(placeText).join('\n')],
    ...amounts.map(({ name, amount }) => [name, amountText(0, amount)] as const),
    ['what to do', remedy],
  ]
  return rows.filter((row): row is readonly [string, string] => row[1] !== undefined)
}

function isEmpty(input: unknown): boolean {
  return input === undefined || (typeof input === 'object' && input !== null && Object.keys(input).length === 0)
}

function shortened(text: string): string {
  return text.length <= MAX_ARGUMENTS ? text : `${text.slice(0, MAX_ARGUMENTS)}…`
}

function placeText({ file, line, function: name }: Failure['frames'][number]): string {
  return `${file}:${line}${name == null ? '' : `, in ${name}`}`
}

/** The failing line is marked with `>`. */
function excerptLines(excerpt: Failure['excerpt'], failing: number): string[] {
  const width = String(excerpt.at(-1)?.line ?? 0).length
  return excerpt.map(({ line, text }) =>
    `${line === failing ? '>' : ' '} ${String(line).padStart(width)} | ${text}`.trimEnd(),
  )
}

/** Lines of `name  value`, the values below each other. */
export function failureLines(failure: Failure, writeJson?: (value: unknown) => string): string[] {
  const rows = failureRows(failure, writeJson)
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.flatMap(([name, value]) =>
    value.split('\n').map((line, index) => `${(index === 0 ? name : '').padEnd(width)}  ${line}`),
  )
}

/** Title and rows. */
export function explanationText(failure: Failure): string {
  return [failure.title, ...failureLines(failure)].join('\n')
}
