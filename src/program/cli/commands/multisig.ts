import { hex64 } from '../../../schema/formats.ts'
import { defineCommand } from '../definition/Command.ts'
import { deployedMembers, walletMembers } from '../definition/members.ts'
import { keysOption, phraseOptions } from '../keys/keyPairs.ts'
import { lifetimeOption } from '../messages/messageOptions.ts'
import { sendOptions } from '../messages/sendMessage.ts'
import { projectOption } from '../settings/writeConfig.ts'
import { signerOptions } from '../signers/signerOptions.ts'
import { ownersOption } from '../wallets/owners.ts'
import { updateOptions, walletAddressOption } from '../wallets/proposalOptions.ts'
import { readTransfer } from '../wallets/readTransfer.ts'
import { sendToWallet } from '../wallets/walletCalls.ts'
import { walletOptions } from '../wallets/walletInterfaces.ts'

export const multisigSend = defineCommand({
  summary: 'Send tokens from a multisig wallet; with several owners, this creates a proposal.',
  options: [
    walletAddressOption,
    {
      name: 'dest',
      value: 'ADDRESS',
      kind: 'address',
      summary: 'Recipient: extended address, or alias.',
      required: true,
    },
    { name: 'value', value: 'TOKENS', summary: 'Amount in tokens; for example, 1.5.', required: true },
    { name: 'purpose', value: 'TEXT', summary: 'Comment of at most 382 bytes.' },
    { name: 'no-bounce', summary: 'Leave the amount at the destination even if it has no contract.' },
    keysOption,
    ...signerOptions,
    lifetimeOption,
    ...walletOptions,
    ...sendOptions,
    ...phraseOptions,
  ],
  examples: ['multisig send --address wallet --dest <dapp_id>::<account_id> --value 1.5 --keys wallet.keys.json'],
  members: walletMembers,
  run: async (_input, session) => sendToWallet(session, await readTransfer(session)),
})

export const multisigDeploy = defineCommand({
  summary: 'Deploy a built-in multisig wallet; its address must already have funds.',
  description:
    'Without funds, the command ends with 11 and prints the address to send them to. --fund gets them from the faucet of a development node. To deploy wallets from files, use "deploy".',
  options: [
    ownersOption,
    {
      name: 'confirms',
      otherShort: 'c',
      value: 'COUNT',
      number: { min: 1, max: 32 },
      summary: 'Number of owners that must agree.',
      default: 1,
    },
    {
      name: 'contract',
      value: 'NAME',
      choices: ['Wallet', 'Multisig'],
      summary: 'Contract in "contract list".',
      default: 'Wallet',
    },
    {
      name: 'fund',
      value: 'TOKENS',
      summary: 'First fund the address with this many tokens from the faucet of a development node.',
    },
    { name: 'alias', value: 'NAME', summary: 'Store the address and keys under this alias.' },
    projectOption,
    keysOption,
    ...sendOptions,
    ...phraseOptions,
  ],
  examples: [
    'multisig deploy --keys wallet.keys.json --fund 10',
    'multisig deploy --keys wallet.keys.json --owners <public>,<second_public> --confirms 2 --fund 10',
  ],
  members: deployedMembers,
  run: async (_input, session) => (await import('../wallets/deployWallet.ts')).deployWallet(session),
})

export const multisigRequestUpdate = defineCommand({
  summary: 'Request a change of the owners, the required confirmations or the code of a multisig wallet.',
  description:
    'For wallets whose ABI has submitDataUpdate or submitUpdate, such as those of the network; the built-in wallets cannot be updated. Prints the id for "multisig confirm-update" and, if the wallet has executeUpdate, for "multisig execute-update".',
  options: [
    ...updateOptions,
    ownersOption,
    { name: 'confirms', value: 'COUNT', number: { min: 1, max: 32 }, summary: 'Number of owners that must agree.' },
    {
      name: 'code-hash',
      value: 'HEX',
      format: hex64,
      summary: 'Hash of the new code, 64 hex digits, if the wallet supports it.',
    },
  ],
  examples: [
    'multisig request-update --address wallet --owners <public>,<second_public> --confirms 2 --keys wallet.keys.json --abi NetworkWallet.abi.json --offline',
  ],
  members: { update_id: 'decimal text', ...walletMembers },
  run: async (_input, session) => (await import('../wallets/updateWallet.ts')).requestUpdate(session),
})

export const multisigConfirmUpdate = defineCommand({
  summary: 'Confirm an update of a multisig wallet requested by another owner.',
  args: [{ name: 'ID', summary: 'Id of the update: decimal or 0x number.' }],
  options: updateOptions,
  examples: [
    'multisig confirm-update 5 --address wallet --keys second.keys.json --abi NetworkWallet.abi.json --offline',
  ],
  members: walletMembers,
  run: async (input, session) => (await import('../wallets/updateWallet.ts')).confirmUpdate(session, input.args[0]!),
})

export const multisigExecuteUpdate = defineCommand({
  summary: 'Execute an update of a multisig wallet that enough owners have confirmed.',
  description:
    'For wallets whose ABI has executeUpdate; others change with the last confirmation. The new code must have the hash stated in the update.',
  args: [{ name: 'ID', summary: 'Id of the update: decimal or 0x number.' }],
  options: [
    ...updateOptions,
    { name: 'code', value: 'FILE', summary: 'Contract image, or its code as a BOC, if the update has a code hash.' },
  ],
  examples: [
    'multisig execute-update 5 --address wallet --keys wallet.keys.json --abi NetworkWallet.abi.json --offline',
  ],
  members: walletMembers,
  run: async (input, session) => (await import('../wallets/updateWallet.ts')).executeUpdate(session, input.args[0]!),
})
