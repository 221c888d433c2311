import { actionCodeMeaning } from '../../../core/executor/actionCodeMeaning.ts'
import type { CodeTexts } from '../../common/consoleFacts.ts'
import { exitCodeMeaning } from '../../common/exitCodeMeaning.ts'

/** Codes below may have a different meaning in every contract. */
const FIRST = -130
const LAST = 130

let texts: CodeTexts | undefined

/** Codes of the compute and of the action phase in words, where their meaning is usual. */
export function codeTexts(): CodeTexts {
  texts ??= { exit: textsOf(exitCodeMeaning), action: textsOf(actionCodeMeaning) }
  return texts
}

function textsOf(textOf: (code: number) => string | undefined): Record<string, string> {
  const codes = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index)
  const known = codes.map((code) => [code, textOf(code)] as const)
  return Object.fromEntries(known.filter((entry): entry is [number, string] => entry[1] !== undefined))
}
