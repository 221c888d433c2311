import type { ArgumentDefinition, OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { keysOption, phraseOptions } from '../keys/keyPairs.ts'
import { lifetimeOption } from '../messages/messageOptions.ts'
import { offlineMessageOptions } from '../messages/offlineMessage.ts'
import { sendOptions } from '../messages/sendMessage.ts'
import type { Session } from '../session/Session.ts'
import { signerOptions } from '../signers/signerOptions.ts'
import { walletOptions } from './walletInterfaces.ts'

/** Arguments and options that the proposal commands share. */
export const walletArgument: ArgumentDefinition = {
  name: 'ADDRESS',
  summary: 'Wallet: extended address, or alias.',
  kind: 'address',
}

export const idArgument: ArgumentDefinition = {
  name: 'ID',
  summary: 'Proposal: decimal or 0x number.',
  kind: 'proposal',
}

const offlineOption: OptionDefinition = {
  name: 'offline',
  short: 'f',
  summary: 'Print the signed message instead of sending it; requires --wallet-version or --abi.',
}

/** Options of commands that sign. */
export const voteOptions = [
  keysOption,
  ...signerOptions,
  offlineOption,
  lifetimeOption,
  ...walletOptions,
  ...sendOptions,
  ...offlineMessageOptions,
  ...phraseOptions,
]

/** Wallet of the commands that take it as an option. */
export const walletAddressOption: OptionDefinition = {
  name: 'address',
  value: 'ADDRESS',
  kind: 'address',
  summary: 'Wallet. Default: the "wallet" setting.',
  synonyms: ['addr'],
}

/** Options of the commands that change a wallet itself. */
export const updateOptions = [walletAddressOption, ...voteOptions]

/** The wallet that the option or the setting names. Throws ToolError (2). */
export function readWalletAddress(session: Session): string {
  const target = session.input.text('address') ?? session.text('wallet')
  if (target !== undefined) return target
  throw new ToolError(exitCodes.usage, '--address is missing, and the settings have no wallet')
}

/** Id of a proposal. Throws ToolError (2). */
export function readId(text: string): bigint {
  if (/^(\d{1,20}|0x[0-9a-fA-F]{1,16})$/.test(text) && BigInt(text) < 2n ** 64n) return BigInt(text)
  throw new ToolError(exitCodes.usage, `Invalid ID "${text.slice(0, 40)}": expected a decimal or 0x number of 64 bits`)
}
