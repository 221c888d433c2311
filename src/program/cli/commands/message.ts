import { readAccount } from '../accounts/accounts.ts'
import { abiOption } from '../arguments/abi.ts'
import { readCall } from '../arguments/functionCall.ts'
import { defineCommand } from '../definition/Command.ts'
import { feeMembers, messageMembers } from '../definition/members.ts'
import { configFileOption } from '../emulation/configFileOption.ts'
import { feesOf } from '../emulation/feesOf.ts'
import { keysOption, phraseOptions } from '../keys/keyPairs.ts'
import { readSigner } from '../keys/signer.ts'
import { lifetimeOption, timeOption, unsignedOption } from '../messages/messageOptions.ts'
import { offlineMessageOptions, printCall, signCall } from '../messages/offlineMessage.ts'
import { callArguments } from '../messages/targetOptions.ts'
import { signerOptions } from '../signers/signerOptions.ts'

export const messageCreate = defineCommand({
  summary: 'Create a signed message without sending it, for "message send" on another computer.',
  args: callArguments,
  options: [
    abiOption,
    keysOption,
    ...signerOptions,
    unsignedOption,
    lifetimeOption,
    timeOption,
    ...offlineMessageOptions,
    ...phraseOptions,
  ],
  offline: true,
  examples: [
    `message create <dapp_id>::<account_id> confirmTransaction --transactionId <proposal_id> --abi Wallet.abi.json --keys second.keys.json --lifetime 3600 -o msg.txt`,
  ],
  members: messageMembers,
  run: async (input, session) => {
    const call = await readCall(session, input.args[0]!, input.args[1]!, input.rest)
    return printCall(session, call, await readSigner(session, call.alias))
  },
})

export const feeCall = defineCommand({
  summary: 'Estimate the fees of a call by emulating it on the current account.',
  args: callArguments,
  options: [
    ...[abiOption, keysOption, ...signerOptions, unsignedOption, lifetimeOption, timeOption, configFileOption],
    ...phraseOptions,
  ],
  examples: ['fee call wallet confirmTransaction --transactionId <proposal_id> --keys second.keys.json'],
  members: feeMembers,
  run: async (input, session) => {
    const call = await readCall(session, input.args[0]!, input.args[1]!, input.rest)
    const { abi, address, method, input: values } = call
    const signer = await readSigner(session, call.alias)
    const { boc, parsed } = await readAccount(session, address)
    const signed = await signCall(session, call, signer)
    const about = { call: { method, input: values }, codeHash: parsed.code_hash }
    return feesOf(session, { ...signed, abi, address, ...about }, boc)
  },
})
