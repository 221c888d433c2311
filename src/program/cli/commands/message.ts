import { readAccount } from '../accounts/accounts.ts'
import { abiOption, findFunction, readAbi } from '../arguments/abi.ts'
import { readFunctionParameters } from '../arguments/functionParameters.ts'
import { defineCommand } from '../definition/Command.ts'
import { feeMembers, messageMembers } from '../definition/members.ts'
import { configFileOption } from '../emulation/configFileOption.ts'
import { feesOf } from '../emulation/feesOf.ts'
import { keysOption, phraseOptions } from '../keys/keys.ts'
import { readSigner } from '../keys/signer.ts'
import { lifetimeOption, messageHeader, timeOption, unsignedOption } from '../messages/messageOptions.ts'
import { expiringHeader, offlineMessageOptions, printMessage } from '../messages/offlineMessage.ts'
import { paramsArgument } from '../messages/targetOptions.ts'

export const message = defineCommand({
  summary: 'Create a signed message without sending it, to "send" it from another computer.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' },
    { name: 'METHOD', summary: 'Function of the ABI.', kind: 'function' },
    paramsArgument,
  ],
  options: [
    abiOption,
    keysOption,
    unsignedOption,
    lifetimeOption,
    timeOption,
    ...offlineMessageOptions,
    ...phraseOptions,
  ],
  offline: true,
  examples: [
    `message <dapp_id>::<account_id> confirmTransaction --transactionId <proposal_id> --abi Wallet.abi.json --keys second.keys.json --lifetime 3600 -o msg.txt`,
  ],
  members: messageMembers,
  run: async (input, session) => {
    const { address, alias } = session.address(input.args[0]!)
    const abi = readAbi(session, { alias })
    const definition = await findFunction(abi, input.args[1]!)
    const values = await readFunctionParameters(input.rest, definition, session.config.aliases)
    const header = await expiringHeader(session, abi)
    const { message, message_id: messageId } = await session.call('abi.encode_message', {
      abi: abi.wire,
      address: address.onChain,
      call_set: { function_name: definition.name, header, input: values },
      signer: await readSigner(session, alias),
    })
    return printMessage(session, { method: definition.name, messageId, message, expire: header.expire, address })
  },
})

export const feeCall = defineCommand({
  summary: 'Estimate the fees of a call by emulating it on the current account.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' },
    { name: 'METHOD', summary: 'Function of the ABI.', kind: 'function' },
    paramsArgument,
  ],
  options: [abiOption, keysOption, unsignedOption, lifetimeOption, timeOption, configFileOption, ...phraseOptions],
  examples: ['fee call wallet confirmTransaction --transactionId <proposal_id> --keys second.keys.json'],
  members: feeMembers,
  run: async (input, session) => {
    const { address, alias } = session.address(input.args[0]!)
    const abi = readAbi(session, { alias })
    const definition = await findFunction(abi, input.args[1]!)
    const values = await readFunctionParameters(input.rest, definition, session.config.aliases)
    const { message } = await session.call('abi.encode_message', {
      abi: abi.wire,
      address: address.onChain,
      call_set: { function_name: definition.name, header: await messageHeader(session), input: values },
      signer: await readSigner(session, alias),
    })
    const { boc, parsed } = await readAccount(session, address)
    return feesOf(session, { abi, address, message, codeHash: parsed.code_hash }, boc)
  },
})
