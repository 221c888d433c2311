import type { Outcome } from '../definition/Command.ts'
import { alignFields } from '../output/alignFields.ts'

/** Members of key documents that are shown to people, with their labels, in the order of the lines. */
const labels = {
  name: 'name',
  phrase: 'seed phrase',
  path: 'path',
  public: 'public key',
  secret: 'secret key',
  keys_file: 'key file',
  file: 'file',
}

/** A document about keys, and its lines for people. */
export function keyOutcome(json: Readonly<Record<string, unknown>>): Outcome {
  return { json, text: alignFields(Object.entries(labels).map(([member, label]) => [label, json[member]])) }
}
