/**
 * What is too much of an answer. Answers are parsed on the thread that serves all connections, where many values cost far
 * more than their bytes: a server must not keep other calls waiting with one answer.
 */
import { endOfString } from '../schema/inspectText.ts'

/** An answer of a node has a few hundred values for each record; this many take about half a second at worst. */
const MAX_VALUES = 262_144
const MAX_NESTING = 256

/** As a sentence, `undefined` if the answer can be read. */
export function excessOfAnswer(text: string): string | undefined {
  switch (excessOf(text)) {
    case 'nesting':
      return `The answer is nested deeper than ${MAX_NESTING} levels`
    case 'values':
      return `The answer has more than ${MAX_VALUES} values`
    default:
      return undefined
  }
}

/** One pass that jumps over strings. The text need not be JSON. */
function excessOf(text: string): 'nesting' | 'values' | undefined {
  let depth = 0
  let values = 1
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index)
    if (char === 34) {
      index = endOfString(text, index)
      if (index < 0) break
    } else if (char === 123 || char === 91) {
      if (++depth > MAX_NESTING) return 'nesting'
      if (++values > MAX_VALUES) return 'values'
    } else if (char === 125 || char === 93) {
      depth--
    } else if (char === 44 && ++values > MAX_VALUES) {
      return 'values'
    }
  }
  return undefined
}
