import { defineCommand } from '../definition/Command.ts'
import { textTable } from '../output/textTable.ts'

export const command = defineCommand({
  group: 'Keys',
  summary: 'List the stored keys, and the aliases that use them.',
  offline: true,
  examples: ['keys list'],
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
