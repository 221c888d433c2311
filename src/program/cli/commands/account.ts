import { writeFileSync } from 'node:fs'
import { accountPath } from '../../common/consolePaths.ts'
import { accountFields, accountRows, type ReadAccount, readAccount } from '../accounts/accounts.ts'
import { readSeveralAccounts } from '../accounts/severalAccounts.ts'
import { readBocFile } from '../arguments/readInput.ts'
import { type CommandInput, defineCommand, type Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'
import type { Session } from '../session/Session.ts'

export const command = defineCommand({
  group: 'Accounts',
  summary: 'Show accounts: state, balance, currencies.',
  description:
    'With several addresses, each is shown with its state or its error; the exit code is 11 if one is missing.',
  args: [
    {
      name: 'ADDRESS',
      summary: 'Extended addresses or aliases. Default: the "address" setting.',
      kind: 'address',
      optional: true,
      variadic: true,
    },
  ],
  options: [
    { name: 'boc', summary: 'Read the accounts from files.' },
    {
      name: 'dumptvc',
      short: 'd',
      value: 'FILE',
      kind: 'file',
      summary: 'Write the state init to a file.',
      synonyms: ['dump-tvc'],
    },
    {
      name: 'dumpboc',
      short: 'b',
      value: 'FILE',
      kind: 'file',
      summary: 'Write the account to a file.',
      synonyms: ['dump-boc'],
    },
  ],
  examples: ['account <dapp_id>::<account_id>', 'account wallet giver --json', 'account account.boc --boc'],
  run: showAccounts,
})

async function showAccounts(input: CommandInput, session: Session): Promise<Outcome> {
  if (input.flag('boc')) return showFiles(session, input.rest)
  const named = input.rest.length > 0 ? input.rest : [session.text('address')].filter((text) => text !== undefined)
  if (named.length === 0) throw new ToolError(exitCodes.usage, 'No address given, and none in the settings')
  const dumps = (['dumptvc', 'dumpboc'] as const).filter((option) => input.text(option) !== undefined)
  if (dumps.length > 0 && named.length > 1) throw new ToolError(exitCodes.usage, `--${dumps[0]} takes only one address`)
  if (dumps.length === 2) throw new ToolError(exitCodes.usage, '--dumptvc and --dumpboc cannot be combined')
  if (named.length === 1) {
    const account = await readAccount(session, session.address(named[0]!).address)
    const file = await dump(session, account)
    const fields = accountFields(account)
    return {
      json: file === undefined ? fields : { ...fields, file },
      text: [alignFields(accountRows(fields)), ...(file === undefined ? [] : [`Saved to ${file}`])].join('\n'),
      page: accountPath(account.address.accountId, account.address.dappId),
    }
  }
  const items = await readSeveralAccounts(session, named)
  const accounts = items.map((item) => ('error' in item ? item : accountFields(item.account)))
  const blocks = accounts.map((item) =>
    'error' in item ? alignFields(Object.entries(item)) : alignFields(accountRows(item)),
  )
  return {
    json: { accounts },
    text: blocks.join('\n\n'),
    exitCode: items.some((item) => 'error' in item) ? exitCodes.notFound : exitCodes.ok,
  }
}

async function showFiles(session: Session, files: readonly string[]): Promise<Outcome> {
  if (files.length === 0) throw new ToolError(exitCodes.usage, '--boc requires a file')
  const accounts = await Promise.all(
    files.map(async (file) => {
      const boc = readBocFile(file, 'ADDRESS')
      const { parsed } = await session.call('boc.parse_account', { boc })
      return { file, ...parsed }
    }),
  )
  return {
    json: accounts.length === 1 ? accounts[0] : { accounts },
    text: accounts.map((account) => alignFields(accountRows(readableFields(account)))).join('\n\n'),
  }
}

/** As accounts of the network are shown. */
function readableFields({ boc: _, ...fields }: Record<string, unknown>): Record<string, unknown> {
  const { balance } = fields
  return typeof balance === 'string' ? { ...fields, balance: BigInt(balance).toString() } : fields
}

async function dump(session: Session, { boc, parsed }: ReadAccount): Promise<string | undefined> {
  const [tvcFile, bocFile] = [session.input.text('dumptvc'), session.input.text('dumpboc')]
  if (bocFile !== undefined) writeFileSync(bocFile, Buffer.from(boc, 'base64'))
  if (tvcFile !== undefined) {
    if (parsed.code === undefined) throw new ToolError(exitCodes.failure, 'The account has no state init')
    const { code, data, library } = parsed
    const { state_init } = await session.call('boc.encode_state_init', { code, data, library })
    writeFileSync(tvcFile, Buffer.from(state_init, 'base64'))
  }
  return tvcFile ?? bocFile
}
