import { defineCommand } from '../definition/Command.ts'
import { forceOption } from '../keys/keys.ts'

export const migrateAddressesCommand = defineCommand({
  name: 'migrate addresses',
  group: 'Addresses',
  summary: 'Replace addresses 0:<account_id> in files by <dapp_id>::<account_id>.',
  description: `Takes JSON, CSV and any other text; everything but the addresses stays as it is, byte by byte. The network is asked for the Dapp ID of each account. Addresses of accounts that it does not know are left as they are and reported, unless --assume-self takes them for roots of their own Dapp ID; those of other workchains always are.
The result is written beside the file, as <name>.migrated.<extension>. With --in-place the file is replaced as a whole, and what it was stays beside it as <file>.bak.`,
  args: [{ name: 'FILE', summary: 'Files.', kind: 'file', variadic: true }],
  options: [
    { name: 'dry-run', summary: 'Report what would be replaced; write nothing.' },
    { name: 'in-place', summary: 'Replace the files, and keep what they were.' },
    { name: 'assume-self', summary: 'Take accounts that the network does not know for roots of their own Dapp ID.' },
    forceOption,
  ],
  examples: ['migrate addresses accounts.json --dry-run', 'migrate addresses accounts.csv notes.txt --in-place'],
  run: async (input, session) => (await import('../migration/migrateFiles.ts')).migrateFiles(session, input.rest),
})
