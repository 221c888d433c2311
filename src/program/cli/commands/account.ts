import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../../../../storage/createFolder.ts'
import { accountPath } from '../../common/consolePaths.ts'
import { describeAmount, formatTokens } from '../../common/moneyText.ts'
import { accountRows } from '../accounts/accountRows.ts'
import {
  accountFields,
  type ReadAccount,
  readAccount,
  readAccountIfAny,
  readSeveralAccounts,
} from '../accounts/accounts.ts'
import { readBocFile } from '../arguments/readInput.ts'
import { type CommandInput, defineCommand, type Members, type Outcome } from '../definition/Command.ts'
import { nano } from '../definition/members.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'
import { parseTokens } from '../output/amounts.ts'
import type { Session } from '../session/Session.ts'

const accountMembers: Members = {
  address: 'extended form',
  acc_type: 'Uninit, Active or Frozen',
  balance: nano,
  ecc_balance: 'other currencies: amounts as text by id',
  last_paid: 'Unix time of the last storage payment, or null',
  last_trans_lt: 'logical time, 0x hex, or null',
  code_hash: '64 hex digits, or null',
  data_boc: 'data, base64 BOC, or null',
  state_timestamp: 'time of the state in ms, or null',
  account_id: '64 hex digits',
  dapp_id: '64 hex digits',
}

export const accountShow = defineCommand({
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
    { name: 'dumptvc', short: 'd', value: 'FILE', summary: 'Write the state init to a file.', synonyms: ['dump-tvc'] },
    { name: 'dumpboc', short: 'b', value: 'FILE', summary: 'Write the account to a file.', synonyms: ['dump-boc'] },
  ],
  examples: ['account <dapp_id>::<account_id>', 'account wallet giver --json', 'account account.boc --boc'],
  members: {
    ...accountMembers,
    contract: 'name of the contract, if its code is built in or registered at a development node; for one address',
    file: 'with --dumptvc or --dumpboc: the file',
    accounts: 'instead, with several addresses: a list of such objects, or {address, error}',
  },
  otherMembers: 'with --boc: the account as in boc.parse_account',
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
    const contract = await contractName(session, account.parsed.code_hash)
    const fields = { ...accountFields(account), ...(contract !== undefined && { contract }) }
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

/** Name of the contract with this code, if it is built in, or registered at a development node. */
async function contractName(session: Session, codeHash: string | null | undefined): Promise<string | undefined> {
  if (codeHash == null) return undefined
  const { contractOfCode } = await import('../network/contractOfCode.ts')
  return (await contractOfCode(session, codeHash))?.name
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

/** Fields as for accounts of the network: without BOC, the balance in decimal. */
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

export const accountBalance = defineCommand({
  summary: 'Show the balance of an account, in tokens and in other currencies.',
  args: [
    {
      name: 'ADDRESS',
      summary: 'Extended address, or alias. Default: the "address" setting.',
      kind: 'address',
      optional: true,
    },
  ],
  examples: ['balance wallet', 'balance <dapp_id>::<account_id> --select .balance'],
  members: {
    address: accountMembers.address!,
    balance: accountMembers.balance!,
    tokens: 'the same in tokens of 10^9 nano, decimal text',
    ecc_balance: accountMembers.ecc_balance!,
  },
  run: async (input, session) => {
    const named = input.args[0] ?? session.text('address')
    if (named === undefined) throw new ToolError(exitCodes.usage, 'No address given, and none in the settings')
    const account = await readAccount(session, session.address(named).address)
    const { address, balance, ecc_balance } = accountFields(account)
    const tokens = formatTokens(BigInt(balance as string))
    const [, ...others] = accountRows({ balance, ecc_balance })
    return {
      json: { address, balance, tokens, ecc_balance },
      text: [tokens, ...others.flatMap(([, value]) => (value === undefined ? [] : [String(value)]))].join('\n'),
      page: accountPath(account.address.accountId, account.address.dappId),
    }
  },
})

export const accountWait = defineCommand({
  summary: 'Wait until an account changes, becomes active, or has a given balance.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: [
    {
      name: 'for',
      value: 'WHAT',
      choices: ['change', 'active', 'balance'],
      summary: 'Condition to wait for. Default change.',
    },
    { name: 'balance', value: 'TOKENS', summary: 'With --for balance: minimum balance in tokens.' },
    {
      name: 'seconds',
      value: 'TIME',
      number: { min: 0, max: 999_999, duration: 's' },
      summary: 'Time limit, such as 30s, 5m, or a plain number in seconds.',
      default: 30,
    },
  ],
  examples: ['account wait wallet --seconds 60', 'account wait wallet --for balance --balance 1.5'],
  members: accountMembers,
  run: waitForAccount,
})

const POLL_MS = 500

async function waitForAccount(input: CommandInput, session: Session): Promise<Outcome> {
  const { address } = session.address(input.args[0]!)
  const seconds = input.number('seconds')!
  const what = input.text('for') ?? (input.text('balance') === undefined ? 'change' : 'balance')
  if (what === 'balance' && input.text('balance') === undefined) {
    throw new ToolError(exitCodes.usage, '--for balance needs an amount: --balance <TOKENS>')
  }
  const wanted = parseTokens(input.text('balance') ?? '0.000000001', '--balance')
  const read = () => readAccountIfAny(session, address)
  const first = what === 'change' ? await read() : undefined
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const account = await read()
    session.progress.phase(`waiting for ${what}`)
    if (account !== undefined && isReached(account, what, wanted, first)) {
      const fields = accountFields(account)
      const page = accountPath(account.address.accountId, account.address.dappId)
      return { json: fields, text: alignFields(accountRows(fields)), page }
    }
    if (Date.now() >= deadline) {
      const goals = {
        change: 'a change',
        active: 'an active account',
        balance: `a balance of ${describeAmount(wanted)}`,
      }
      const goal = goals[what as keyof typeof goals]
      throw new ToolError(exitCodes.timeout, `Did not see ${goal} within ${seconds} s; ${presentState(account)}`, {
        data: account === undefined ? null : accountFields(account),
      })
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** Describes the current state of an account that did not reach the expected one. */
function presentState(account: ReadAccount | undefined): string {
  if (account === undefined) return 'there is no account at this address'
  const { acc_type_name, balance } = account.parsed
  return `the account is ${acc_type_name.toLowerCase()} with ${describeAmount(BigInt(balance ?? '0x0'))}`
}

function isReached(account: ReadAccount, what: string, wanted: bigint, first: ReadAccount | undefined): boolean {
  const { parsed } = account
  if (what === 'active') return parsed.acc_type_name === 'Active'
  if (what === 'balance') return BigInt(parsed.balance ?? '0x0') >= wanted
  return parsed.last_trans_lt !== first?.parsed.last_trans_lt
}

export const accountSave = defineCommand({
  summary: 'Save accounts to files <account_id>.boc.',
  args: [{ name: 'ADDRESS', summary: 'Extended addresses or aliases.', kind: 'address', variadic: true }],
  options: [{ name: 'path', otherShort: 'p', value: 'FOLDER', summary: 'Output folder. Default: the current folder.' }],
  examples: ['account save <dapp_id>::<account_id> --path accounts'],
  members: { accounts: 'list of {address, file} or {address, error}' },
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
