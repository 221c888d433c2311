import { defineCommand } from '../definition/Command.ts'
import { forceOption } from '../keys/keys.ts'

export const command = defineCommand({
  group: 'Addresses',
  summary: 'Replace addresses 0:<account_id> in files with <dapp_id>::<account_id>.',
  description: `Accepts JSON, CSV and any other text; everything but the addresses stays unchanged, byte for byte. Queries the network for the Dapp ID of each account. Addresses of unknown accounts are left unchanged and reported, unless --assume-self treats them as roots of their own Dapp ID; addresses of other workchains are always left unchanged.
The result is written next to the file, as <name>.migrated.<extension>. With --in-place, the file is replaced, and its old content is kept next to it as <file>.bak.`,
  args: [{ name: 'FILE', summary: 'Files.', kind: 'file', variadic: true }],
  options: [
    { name: 'dry-run', summary: 'Report what would be replaced; write nothing.' },
    { name: 'in-place', summary: 'Change the files in place, and keep copies of the originals.' },
    { name: 'assume-self', summary: 'Take accounts that the network does not know for roots of their own Dapp ID.' },
    forceOption,
  ],
  examples: ['migrate addresses accounts.json --dry-run', 'migrate addresses accounts.csv notes.txt --in-place'],
  run: async (input, session) => (await import('../migration/migrateFiles.ts')).migrateFiles(session, input.rest),
})
