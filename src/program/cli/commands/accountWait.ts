import { accountPath } from '../../common/consolePaths.ts'
import { describeAmount } from '../../common/moneyText.ts'
import { accountFields, accountRows, type ReadAccount, readAccount } from '../accounts/accounts.ts'
import { type CommandInput, defineCommand, type Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'
import { parseTokens } from '../output/amounts.ts'
import type { Session } from '../session/Session.ts'

export const command = defineCommand({
  group: 'Accounts',
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
      value: 'S',
      number: { min: 0, max: 999_999 },
      summary: 'Time limit in seconds.',
      default: 30,
      synonyms: ['timeout'],
    },
  ],
  examples: ['account-wait wallet --seconds 60', 'account-wait wallet --for balance --balance 1.5'],
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
  const read = () => readAccount(session, address).catch(nothingYet)
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
      const goal =
        what === 'balance'
          ? `a balance of ${describeAmount(wanted)}`
          : what === 'change'
            ? 'a change'
            : 'an active account'
      throw new ToolError(exitCodes.timeout, `Did not see ${goal} within ${seconds} s; ${presentState(account)}`, {
        data: account === undefined ? null : accountFields(account),
      })
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** Describes the present state instead. */
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

function nothingYet(error: unknown): undefined {
  if (error instanceof ToolError && error.exitCode === exitCodes.notFound) return undefined
  throw error
}
