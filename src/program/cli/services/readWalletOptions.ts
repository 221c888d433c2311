import { deriveWallets, InvalidPhrase, type WalletOptions } from '../../devnode/chain/deriveWallets.ts'
import type { CommandInput } from '../definition/Command.ts'
import { UsageError } from '../errors/UsageError.ts'
import { parseTokens } from '../output/amounts.ts'

/** Maximum balance of an account, in nanotokens of grams. */
const MAX_BALANCE = 2n ** 120n - 1n

/**
 * The wallets that the options of `node` describe, `undefined` without such options. Rejects with UsageError,
 * ToolError.
 */
export async function readWalletOptions(input: CommandInput): Promise<WalletOptions | undefined> {
  const count = input.number('accounts') ?? 0
  const phrase = input.text('mnemonic')?.trim().split(/\s+/).join(' ')
  if (count === 0) {
    const given = ['balance', 'mnemonic'].find((name) => input.options[name] !== undefined)
    if (given !== undefined) throw new UsageError(`--${given} needs --accounts`)
    return undefined
  }
  if (input.text('rules') === 'classic')
    throw new UsageError('--rules classic: --accounts needs a chain with current rules')
  const balance = parseTokens(input.text('balance') ?? '10000', 'value of --balance')
  if (balance > MAX_BALANCE) throw new UsageError('--balance is more than an account can have')
  try {
    await deriveWallets({ count: 1, balance, phrase })
  } catch (error) {
    if (error instanceof InvalidPhrase) throw new UsageError(`--mnemonic: ${error.message}`)
    throw error
  }
  return { count, balance, phrase }
}
