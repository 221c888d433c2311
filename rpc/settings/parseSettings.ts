import { decodeInput } from '../../src/core/bytes/utf8.ts'
import { jsonMistake } from '../../src/schema/jsonMistake.ts'
import { StartupError } from './StartupError.ts'

/** The JSON object of a configuration file. Throws StartupError (2), which never quotes the text: it may hold secrets. */
export function parseSettings(path: string, bytes: Uint8Array): Record<string, unknown> {
  const text = decodeInput(bytes)
  if (text === undefined) {
    throw new StartupError(2, `The configuration file ${path} is not valid UTF-8; save it as UTF-8`, { path })
  }
  let values: unknown
  try {
    values = JSON.parse(text)
  } catch {
    throw new StartupError(2, `The configuration file ${path} is not valid JSON, see ${jsonMistake(text)}`, { path })
  }
  if (typeof values === 'object' && values !== null && !Array.isArray(values)) return values as Record<string, unknown>
  throw new StartupError(2, `The configuration file ${path} must contain a JSON object`, { path })
}
