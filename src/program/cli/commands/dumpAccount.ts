import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../../../../storage/createFolder.ts'
import { readSeveralAccounts } from '../accounts/severalAccounts.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'

export const command = defineCommand({
  group: 'Accounts',
  summary: 'Save accounts to files <account_id>.boc.',
  args: [{ name: 'ADDRESS', summary: 'Extended addresses or aliases.', kind: 'address', variadic: true }],
  options: [
    {
      name: 'path',
      otherShort: 'p',
      value: 'FOLDER',
      kind: 'folder',
      summary: 'Output folder. Default: the current folder.',
    },
  ],
  examples: ['dump account <dapp_id>::<account_id> --path accounts'],
  run: async (input, session) => {
    const folder = input.text('path') ?? '.'
    const items = await readSeveralAccounts(session, input.rest)
    createFolder(folder)
    const accounts = items.map((item) => {
      if ('error' in item) return item
      const file = join(folder, `${item.account.address.accountId}.boc`)
      writeFileSync(file, Buffer.from(item.account.boc, 'base64'))
      return { address: item.address, file }
    })
    return {
      json: { accounts },
      text: accounts
        .map((item) => ('file' in item ? `${item.address}  ${item.file}` : `${item.address}  ${item.error}`))
        .join('\n'),
      exitCode: items.some((item) => 'error' in item) ? exitCodes.notFound : exitCodes.ok,
    }
  },
})
