import { readAccount } from '../accounts/accounts.ts'
import { abiOption, findFunction, readAbi } from '../arguments/abi.ts'
import { readFunctionParameters } from '../arguments/functionParameters.ts'
import { defineCommand } from '../definition/Command.ts'
import { configFileOption } from '../emulation/configFileOption.ts'
import { feesOf } from '../emulation/feesOf.ts'
import { keysOption, phraseOptions } from '../keys/keys.ts'
import { readSigner } from '../keys/signer.ts'
import { lifetimeOption, messageHeader, timeOption, unsignedOption } from '../messages/messageOptions.ts'
import { paramsArgument } from '../messages/targetOptions.ts'

export const command = defineCommand({
  group: 'Fees',
  summary: 'Estimate the fees of a call by emulating it on the current account.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' },
    { name: 'METHOD', summary: 'Function of the ABI.', kind: 'function' },
    paramsArgument,
  ],
  options: [abiOption, keysOption, unsignedOption, lifetimeOption, timeOption, configFileOption, ...phraseOptions],
  takesFunctionParameters: true,
  examples: ['fee call wallet confirmTransaction --transactionId <proposal_id> --keys second.keys.json'],
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
