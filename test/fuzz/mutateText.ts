import type { Dice } from './Dice.ts'
import { mutateBytes } from './mutateBytes.ts'
import { mutateJson } from './mutateJson.ts'

const MAX_CHARACTERS = 4000
const odd = [
  '',
  ' ',
  '\0',
  '\ud800',
  'é',
  '😀',
  '-1',
  '0x',
  'NaN',
  '1e400',
  '__proto__',
  '*',
  ':',
  '::',
  '[]',
  '{}',
  'null',
]

/** A faulty variant of a text that respects its apparent format: JSON, hex or base64. */
export function mutateText(dice: Dice, text: string, other: string): string {
  if (text.startsWith('{') && dice.below(4) > 0) return mutatedJsonText(dice, text)
  const encoding = encodingOf(text)
  if (encoding !== undefined && dice.below(4) > 0) {
    const bytes = mutateBytes(dice, Buffer.from(text, encoding), Buffer.from(other, encoding))
    return Buffer.from(bytes).toString(encoding)
  }
  const at = dice.below(text.length + 1)
  switch (dice.below(6)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + dice.pick(odd) + text.slice(at)
    case 2:
      return text.slice(0, at) + other.slice(dice.below(other.length + 1))
    case 3:
      return dice.pick(odd)
    case 4:
      return text.slice(0, at) + String.fromCharCode(dice.below(300)) + text.slice(at + 1)
    default:
      return text.repeat(1 + dice.below(50)).slice(0, MAX_CHARACTERS)
  }
}

function mutatedJsonText(dice: Dice, text: string): string {
  try {
    return JSON.stringify(mutateJson(dice, JSON.parse(text), [])) ?? 'null'
  } catch {
    return text.slice(0, dice.below(text.length))
  }
}

function encodingOf(text: string): 'hex' | 'base64' | undefined {
  if (text === '') return undefined
  if (text.length % 2 === 0 && /^[0-9a-fA-F]+$/.test(text)) return 'hex'
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? 'base64' : undefined
}
