import { stringifyExactJson } from '../../../schema/numerals.ts'
import type { Failure } from '../../common/failure/Failure.ts'
import { failureLines } from '../../common/failure/failureRows.ts'
import { printable } from '../../common/printable.ts'
import { paintBad } from '../output/paint.ts'

/** An explanation as a part of the output of a command that itself succeeded. */
export function bannerText(failure: Failure): string {
  return [paintBad(failure.title), ...failureLines(failure, stringifyExactJson).map((line) => `  ${line}`)]
    .map(printable)
    .join('\n')
}
