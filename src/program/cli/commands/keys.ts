import { defineCommand } from '../definition/Command.ts'
import { keyMembers } from '../definition/members.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { confirm } from '../keys/askSecret.ts'
import { yesOption } from '../keys/confirmRisk.ts'
import { keyOutcome } from '../keys/keyOutcome.ts'
import {
  forceOption,
  newPhrase,
  phraseOptions,
  phraseSettings,
  plainOption,
  readKeys,
  storeKeys,
  writeKeyFile,
} from '../keys/keyPairs.ts'
import { passwordOption } from '../keys/readPassword.ts'
import { outputOption } from '../messages/messageOptions.ts'
import { textTable } from '../output/textTable.ts'

export const keysList = defineCommand({
  summary: 'List the stored keys, and the aliases that use them.',
  offline: true,
  examples: ['keys list'],
  members: { keys: 'list of {name, public, encrypted, aliases, file}' },
  run: async (_input, session) => {
    const { KeyStore } = await import('../keys/KeyStore.ts')
    const store = new KeyStore(session.dataFolder)
    const keys = store.names().map((name) => {
      const { file, public: key, isEncrypted } = store.read(name)
      const aliases = Object.entries(session.config.aliases)
        .filter(([, alias]) => alias.keys !== undefined && store.find(alias.keys) === file)
        .map(([alias]) => alias)
      return { name, public: key, encrypted: isEncrypted, aliases, file }
    })
    const rows = keys.map(({ name, public: key, encrypted, aliases }) => [
      name,
      key,
      encrypted ? 'yes' : 'no',
      aliases.join(', '),
    ])
    const text =
      keys.length === 0
        ? 'No keys; create some with "vendorclient keys new <name>".'
        : textTable(['name', 'public key', 'encrypted', 'aliases'], rows)
    return { json: { keys }, text }
  },
})

export const keysNew = defineCommand({
  summary: 'Create a key pair and store it encrypted under a name.',
  description:
    'The name can be used wherever keys are expected. The seed phrase is shown once and never stored: it recovers the keys if the file or its password is lost.',
  args: [{ name: 'NAME', summary: 'Letters, digits, - and _.' }],
  options: [plainOption, ...phraseOptions, forceOption],
  offline: true,
  examples: ['keys new wallet', 'keys new wallet --words 24 --password-from env:WALLET_PASSWORD'],
  members: {
    name: 'name of the key',
    ...keyMembers,
    phrase: 'the seed phrase',
    encrypted: 'false with --plain',
    file: 'the file',
  },
  run: async (input, session) => {
    const name = input.args[0]!
    const { path } = phraseSettings(session)
    const { phrase, keys } = await newPhrase(session)
    const file = await storeKeys(session, name, keys)
    return keyOutcome({ name, public: keys.public, phrase, path, encrypted: !input.flag('plain'), file })
  },
})

export const keysImport = defineCommand({
  summary: 'Store keys from a file or a phrase, encrypted, under a name.',
  description: 'The original file is not changed.',
  args: [
    { name: 'NAME', summary: 'Letters, digits, - and _.' },
    {
      name: 'KEYS',
      summary: 'Key file, file with a phrase or a secret key, env:NAME, "-" to enter it, or a quoted phrase.',
    },
  ],
  options: [plainOption, ...phraseOptions, forceOption],
  offline: true,
  examples: ['keys import wallet wallet.keys.json', 'keys import wallet - --password-from env:WALLET_PASSWORD'],
  members: { name: 'name of the key', public: keyMembers.public, encrypted: 'false with --plain', file: 'the file' },
  run: async (input, session) => {
    const name = input.args[0]!
    const keys = (await readKeys(session, input.args[1]))!
    const file = await storeKeys(session, name, keys)
    return keyOutcome({ name, public: keys.public, encrypted: !input.flag('plain'), file })
  },
})

export const keysExport = defineCommand({
  summary: 'Decrypt stored keys into a key file or onto the screen.',
  args: [{ name: 'NAME', summary: 'Name of the key.', kind: 'key' }],
  options: [
    { ...outputOption, summary: 'Save to a key file that only you can read, unencrypted.' },
    passwordOption,
    forceOption,
  ],
  offline: true,
  examples: ['keys export wallet --output copy.keys.json'],
  members: {
    name: 'name of the key',
    public: keyMembers.public,
    secret: 'secret key, unless --output is given',
    keys_file: 'with --output: the file',
  },
  run: async (input, session) => {
    const { KeyStore } = await import('../keys/KeyStore.ts')
    const name = input.args[0]!
    const keys = (await readKeys(session, await new KeyStore(session.dataFolder).require(name)))!
    const file = input.text('output')
    if (file === undefined) return keyOutcome({ name, ...keys })
    writeKeyFile(file, keys, input.flag('force'))
    return keyOutcome({ name, public: keys.public, keys_file: file })
  },
})

export const keysRemove = defineCommand({
  summary: 'Delete stored keys.',
  description:
    'Only their seed phrase, or a copy of the file, can recover them. On a terminal you are asked first; scripts need --yes.',
  args: [{ name: 'NAME', summary: 'Name of the key.', kind: 'key' }],
  options: [yesOption],
  offline: true,
  examples: ['keys remove wallet --yes'],
  members: { removed: 'name of the key', public: keyMembers.public, file: 'the deleted file' },
  run: async (input, session) => {
    const { KeyStore } = await import('../keys/KeyStore.ts')
    const store = new KeyStore(session.dataFolder)
    const name = input.args[0]!
    await store.require(name)
    const { public: key, file } = store.read(name)
    if (!input.flag('yes')) {
      const answer = await confirm(`Delete the key "${name}" with the public key ${key}?`)
      if (answer === undefined) throw new ToolError(exitCodes.usage, 'Nothing was deleted: add --yes')
      if (!answer) throw new ToolError(exitCodes.usage, 'Nothing was deleted')
    }
    store.remove(name)
    return { json: { removed: name, public: key, file }, text: `Deleted the key "${name}" (${key})` }
  },
})
