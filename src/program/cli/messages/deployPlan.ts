import { abiOption, findFunction, type NamedAbi } from '../arguments/abi.ts'
import { addressUnder, parseDappId } from '../arguments/addresses.ts'
import { addressOf, dataOption, readDeploySet, readImage, workchainOption } from '../arguments/contractImage.ts'
import { type NamedAddresses, readFunctionParameters } from '../arguments/functionParameters.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import { configFileOption } from '../emulation/configFileOption.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { keysOption, phraseOptions } from '../keys/keyPairs.ts'
import { publicKeyOf, readSigner } from '../keys/signer.ts'
import type { Session } from '../session/Session.ts'
import { signerOptions } from '../signers/signerOptions.ts'
import { lifetimeOption, timeOption, unsignedOption } from './messageOptions.ts'
import { expiringHeader } from './offlineMessage.ts'
import { type SendPlan, sendOptions } from './sendMessage.ts'
import { dappIdOption } from './sendPrepared.ts'
import { prepareSigned } from './signedMessage.ts'

/** Options of commands that deploy. */
export const deployOptions: readonly OptionDefinition[] = [
  {
    ...dappIdOption,
    summary:
      'Dapp ID of the destination: write "self". A contract that is deployed by an external message always becomes the root of its own Dapp ID; 64 hex digits are accepted too.',
    required: true,
  },
  abiOption,
  keysOption,
  ...signerOptions,
  unsignedOption,
  dataOption,
  workchainOption,
  {
    name: 'expect-address',
    value: 'ADDRESS',
    kind: 'address',
    summary: 'Stop unless this is the address of the contract.',
  },
  ...sendOptions,
  configFileOption,
  lifetimeOption,
  timeOption,
  ...phraseOptions,
]

/** Options of commands that do not send the deployment. */
export const unsentDeployOptions = deployOptions.filter((option) => !sendOptions.includes(option))

/** Creates the message of a deployment; checks its address against --expect-address. */
export async function planDeploy(
  session: Session,
  file: string,
  words: readonly string[],
): Promise<SendPlan & { readonly abi: NamedAbi }> {
  const dappId = parseDappId(session.input.text('dst-dapp-id')!)
  const { image, abi } = await readImage(session, file)
  const definition = await findFunction(abi, 'constructor')
  const named: NamedAddresses = new Map()
  const values = await readFunctionParameters(words, definition, session.aliases, named)
  const signer = await readSigner(session, undefined)
  const deploySet = await readDeploySet(session, image, abi, publicKeyOf(signer))
  const { accountId } = await addressOf(session, abi, deploySet)
  checkExpectation(session, accountId)
  const {
    message,
    message_id: messageId,
    ...signing
  } = await prepareSigned(session, signer, abi, async (by, moreMs) => {
    const header = await expiringHeader(session, abi, moreMs)
    const encoded = await session.call('abi.encode_message', {
      abi: abi.wire,
      deploy_set: deploySet,
      call_set: { function_name: 'constructor', header, input: values },
      signer: by,
    })
    return { ...encoded, expire: header.expire }
  })
  const address = addressUnder(dappId, accountId)
  return {
    abi,
    address,
    message,
    messageId,
    ...signing,
    call: { method: 'constructor', input: values },
    named,
  }
}

function checkExpectation(session: Session, accountId: string): void {
  const expected = session.input.text('expect-address')
  if (expected === undefined) return
  const { address } = session.address(expected, '--expect-address')
  if (address.accountId === accountId) return
  throw new ToolError(
    exitCodes.usage,
    `The contract would have the account ${accountId}, expected ${address.accountId}; nothing was sent`,
    { hint: 'Use the same image, keys and initial values as for "address compute".' },
  )
}
