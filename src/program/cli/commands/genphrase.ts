import { defineCommand } from '../definition/Command.ts'
import { forceOption, newPhrase, phraseOptions, phraseSettings, writeKeyFile } from '../keys/keys.ts'
import { alignFields } from '../output/alignFields.ts'

export const command = defineCommand({
  group: 'Keys',
  summary: 'Create a seed phrase.',
  description:
    'The phrase is shown once and never stored: write it down. A different derivation path gives different keys, so note the path too.',
  options: [
    { name: 'dump', value: 'FILE', kind: 'file', summary: 'Also save the key pair to a file that only you can read.' },
    ...phraseOptions,
    forceOption,
  ],
  offline: true,
  examples: ['genphrase', 'genphrase --dump wallet.keys.json --words 24'],
  run: async (input, session) => {
    const { path } = phraseSettings(session)
    const { phrase, keys } = await newPhrase(session)
    const file = input.text('dump')
    if (file !== undefined) writeKeyFile(file, keys, input.flag('force'))
    return {
      json: { phrase, path, public: keys.public, ...(file === undefined ? {} : { keys_file: file }) },
      text: alignFields([
        ['seed phrase', phrase],
        ['path', path],
        ['public key', keys.public],
        ['key file', file],
      ]),
    }
  },
})
