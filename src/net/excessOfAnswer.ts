/**
 * Limits of an answer. Answers are parsed on the thread that serves all connections, where many values cost far
 * more than their bytes: a server must not keep other calls waiting with one answer.
 */
import { endOfString } from '../schema/inspectText.ts'

/** An answer of a node has a few hundred values for each record; this many take about half a second at worst. */
const MAX_VALUES = 262_144
const MAX_NESTING = 256

const TOO_DEEP = `The answer is nested deeper than ${MAX_NESTING} levels`
const TOO_MANY = `The answer has more than ${MAX_VALUES} values`

/**
 * Reason as a sentence; `undefined` if the answer can be read. One pass that skips strings; the text need not be JSON.
 */
export function excessOfAnswer(text: string): string | undefined {
  let depth = 0
  let values = 1
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index)
    if (char === 34) {
      index = endOfString(text, index)
      if (index < 0) break
    } else if (char === 123 || char === 91) {
      if (++depth > MAX_NESTING) return TOO_DEEP
      if (++values > MAX_VALUES) return TOO_MANY
    } else if (char === 125 || char === 93) {
      depth--
    } else if (char === 44 && ++values > MAX_VALUES) {
      return TOO_MANY
    }
  }
  return undefined
}
