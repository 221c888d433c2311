import { createHash } from 'node:crypto'
import { hex64 } from '../../../schema/formats.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { keysOption, phraseOptions, readKeys } from '../keys/keys.ts'

/** In front of a public key in the short id of a node. */
const PUBLIC_KEY_TAG = Buffer.from('c6b41348', 'hex')

export const command = defineCommand({
  group: 'Keys',
  summary: 'Compute the id of a node from its public key.',
  options: [
    { name: 'pubkey', value: 'HEX', format: hex64, summary: 'Public key, 64 hex digits.' },
    { ...keysOption, synonyms: ['keypair', 'sign'] },
    ...phraseOptions,
  ],
  offline: true,
  examples: [`nodeid --pubkey cde8fbf86c44e4ed2095f83b6f3c97b7aec55a77e06e843f8b9ffeab66ad4b32`],
  run: async (input, session) => {
    const key = input.text('pubkey') ?? (await readKeys(session, session.text('keys')))?.public
    if (key === undefined) throw new ToolError(exitCodes.usage, 'Give --pubkey or --keys')
    const nodeid = createHash('sha256').update(PUBLIC_KEY_TAG).update(Buffer.from(key, 'hex')).digest('hex')
    return { json: { nodeid }, text: nodeid }
  },
})
