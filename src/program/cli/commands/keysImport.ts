import { defineCommand } from '../definition/Command.ts'
import { forceOption, phraseOptions, readKeys } from '../keys/keys.ts'
import { plainOption, storeKeys } from '../keys/storeKeys.ts'
import { alignFields } from '../output/alignFields.ts'

export const command = defineCommand({
  group: 'Keys',
  summary: 'Store keys from a file or a phrase, encrypted, under a name.',
  description: 'The original file is not changed.',
  args: [
    { name: 'NAME', summary: 'Letters, digits, - and _.', kind: 'text' },
    {
      name: 'KEYS',
      summary: 'Key file, file with a phrase or a secret key, env:NAME, "-" to enter it, or a quoted phrase.',
      kind: 'file',
    },
  ],
  options: [plainOption, ...phraseOptions, forceOption],
  offline: true,
  examples: ['keys import wallet wallet.keys.json', 'keys import wallet - --password-from env:WALLET_PASSWORD'],
  run: async (input, session) => {
    const name = input.args[0]!
    const keys = (await readKeys(session, input.args[1]))!
    const file = await storeKeys(session, name, keys)
    return {
      json: { name, public: keys.public, encrypted: !input.flag('plain'), file },
      text: alignFields([
        ['name', name],
        ['public key', keys.public],
        ['file', file],
      ]),
    }
  },
})
