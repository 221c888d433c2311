import { defineCommand } from '../definition/Command.ts'
import { forceOption, newPhrase, phraseOptions, phraseSettings } from '../keys/keys.ts'
import { plainOption, storeKeys } from '../keys/storeKeys.ts'
import { alignFields } from '../output/alignFields.ts'

export const command = defineCommand({
  group: 'Keys',
  summary: 'Create a key pair and store it encrypted under a name.',
  description:
    'The name can be used wherever keys are expected. The seed phrase is shown once and never stored: it recovers the keys if the file or its password is lost.',
  args: [{ name: 'NAME', summary: 'Letters, digits, - and _.', kind: 'text' }],
  options: [plainOption, ...phraseOptions, forceOption],
  offline: true,
  examples: ['keys new wallet', 'keys new wallet --words 24 --password-from env:WALLET_PASSWORD'],
  run: async (input, session) => {
    const { path } = phraseSettings(session)
    const { phrase, keys } = await newPhrase(session)
    const file = await storeKeys(session, input.args[0]!, keys)
    const name = input.args[0]!
    return {
      json: { name, public: keys.public, phrase, path, encrypted: !input.flag('plain'), file },
      text: alignFields([
        ['name', name],
        ['seed phrase', phrase],
        ['path', path],
        ['public key', keys.public],
        ['file', file],
      ]),
    }
  },
})
