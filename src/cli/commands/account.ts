import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountFields, accountRows, type ReadAccount, readAccount } from '../tool/accounts.ts'
import { alignFields } from '../tool/alignFields.ts'
import { describeAmount, parseTokens } from '../tool/amounts.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { readBocFile } from '../tool/readInput.ts'
import type { Session } from '../tool/Session.ts'
import { type CommandInput, defineCommand, type Outcome } from '../tool/ToolCommand.ts'
import { ToolError } from '../tool/ToolError.ts'

export const accountCommand = defineCommand({
  name: 'account',
  group: 'Accounts',
  summary: 'Show accounts: state, balance, currencies.',
  description: 'With several addresses all are read, and what is missing is told for each; the exit code is 11 then.',
  args: [
    {
      name: 'ADDRESS',
      summary: 'Extended addresses or aliases. Default: the setting "address".',
      kind: 'address',
      optional: true,
      variadic: true,
    },
  ],
  options: [
    { name: 'boc', summary: 'The arguments are files with accounts.' },
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

export const dumpAccountCommand = defineCommand({
  name: 'dump account',
  group: 'Accounts',
  summary: 'Write accounts to files <account_id>.boc.',
  args: [{ name: 'ADDRESS', summary: 'Extended addresses or aliases.', kind: 'address', variadic: true }],
  options: [{ name: 'path', value: 'FOLDER', kind: 'folder', summary: 'Folder of the files. Default: here.' }],
  examples: ['dump account <dapp_id>::<account_id> --path accounts'],
  run: async (input, session) => {
    const folder = input.text('path') ?? '.'
    const items = await readAll(session, input.rest)
    mkdirSync(folder, { recursive: true })
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

export const accountWaitCommand = defineCommand({
  name: 'account-wait',
  group: 'Accounts',
  summary: 'Wait until an account changes, becomes active, or has a balance.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: [
    {
      name: 'for',
      value: 'WHAT',
      choices: ['change', 'active', 'balance'],
      summary: 'What to wait for. Default: change.',
    },
    { name: 'balance', value: 'TOKENS', summary: 'With --for balance: at least so many tokens.' },
    { name: 'seconds', value: 'S', summary: 'How long to wait. Default 30.', synonyms: ['timeout'] },
  ],
  examples: ['account-wait wallet --seconds 60', 'account-wait wallet --for balance --balance 1.5'],
  run: waitForAccount,
})

type Item = { readonly address: string } & ({ readonly account: ReadAccount } | { readonly error: string })

async function showAccounts(input: CommandInput, session: Session): Promise<Outcome> {
  if (input.flag('boc')) return showFiles(session, input.rest)
  const named = input.rest.length > 0 ? input.rest : [session.text('address')].filter((text) => text !== undefined)
  if (named.length === 0) throw new ToolError(exitCodes.usage, 'No address, and no setting names one')
  const dumps = (['dumptvc', 'dumpboc'] as const).filter((option) => input.text(option) !== undefined)
  if (dumps.length > 0 && named.length > 1) throw new ToolError(exitCodes.usage, `--${dumps[0]} takes one address only`)
  if (dumps.length === 2) throw new ToolError(exitCodes.usage, '--dumptvc and --dumpboc exclude each other')
  if (named.length === 1) {
    const account = await readAccount(session, session.address(named[0]!).address)
    const file = await dump(session, account)
    const fields = accountFields(account)
    return {
      json: file === undefined ? fields : { ...fields, file },
      text: [alignFields(accountRows(fields)), ...(file === undefined ? [] : [`Saved to ${file}`])].join('\n'),
    }
  }
  const items = await readAll(session, named)
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

/** Reads all at the same time; one that is missing does not stop the others. */
function readAll(session: Session, named: readonly string[]): Promise<readonly Item[]> {
  const addresses = named.map((text) => session.address(text).address)
  return Promise.all(
    addresses.map(async (address): Promise<Item> => {
      try {
        return { address: address.extended, account: await readAccount(session, address) }
      } catch (error) {
        if (!(error instanceof ToolError) || error.exitCode !== exitCodes.notFound) throw error
        return { address: address.extended, error: 'not found' }
      }
    }),
  )
}

async function showFiles(session: Session, files: readonly string[]): Promise<Outcome> {
  if (files.length === 0) throw new ToolError(exitCodes.usage, '--boc needs a file')
  const accounts = await Promise.all(
    files.map(async (file) => {
      const boc = readBocFile(file, 'ADDRESS')
      const { parsed } = await session.call<{ parsed: Record<string, unknown> }>('boc.parse_account', { boc })
      return { file, ...parsed }
    }),
  )
  return {
    json: accounts.length === 1 ? accounts[0] : { accounts },
    text: accounts
      .map((account) => alignFields(Object.entries(account).filter(([name]) => name !== 'boc')))
      .join('\n\n'),
  }
}

async function dump(session: Session, { boc, parsed }: ReadAccount): Promise<string | undefined> {
  const [tvcFile, bocFile] = [session.input.text('dumptvc'), session.input.text('dumpboc')]
  if (bocFile !== undefined) writeFileSync(bocFile, Buffer.from(boc, 'base64'))
  if (tvcFile !== undefined) {
    if (parsed.code === undefined) throw new ToolError(exitCodes.failure, 'The account has no state init')
    const { code, data, library } = parsed
    const { state_init } = await session.call<{ state_init: string }>('boc.encode_state_init', { code, data, library })
    writeFileSync(tvcFile, Buffer.from(state_init, 'base64'))
  }
  return tvcFile ?? bocFile
}

const POLL_MS = 500

async function waitForAccount(input: CommandInput, session: Session): Promise<Outcome> {
  const { address } = session.address(input.args[0]!)
  const seconds = readSeconds(input.text('seconds') ?? '30')
  const what = input.text('for') ?? (input.text('balance') === undefined ? 'change' : 'balance')
  const wanted = parseTokens(input.text('balance') ?? '0.000000001', '--balance')
  const read = () => readAccount(session, address).catch(nothingYet)
  const first = what === 'change' ? await read() : undefined
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const account = await read()
    session.progress.phase(`waiting for ${what}`)
    if (account !== undefined && isReached(account, what, wanted, first)) {
      const fields = accountFields(account)
      return { json: fields, text: alignFields(accountRows(fields)) }
    }
    if (Date.now() >= deadline) {
      const goal =
        what === 'balance'
          ? `a balance of ${describeAmount(wanted)}`
          : what === 'change'
            ? 'a change'
            : 'an active account'
      throw new ToolError(exitCodes.timeout, `No sign of ${goal} within ${seconds} s`)
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function isReached(account: ReadAccount, what: string, wanted: bigint, first: ReadAccount | undefined): boolean {
  const { parsed } = account
  if (what === 'active') return parsed.acc_type_name === 'Active'
  if (what === 'balance') return BigInt(parsed.balance ?? '0x0') >= wanted
  return parsed.last_trans_lt !== first?.parsed.last_trans_lt
}

function nothingYet(error: unknown): undefined {
  if (error instanceof ToolError && error.exitCode === exitCodes.notFound) return undefined
  throw error
}

function readSeconds(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new ToolError(exitCodes.usage, `Invalid --seconds "${text.slice(0, 20)}": expected a whole number of seconds`)
}
