import { abiOption, findFunction, type NamedAbi, readAbi } from '../tool/abi.ts'
import { type ReadAccount, readAccount } from '../tool/accounts.ts'
import { makeAddress, parseDappId, type TypedAddress } from '../tool/addresses.ts'
import { addressOf, dataOption, readDeploySet, workchainOption } from '../tool/contractImage.ts'
import { configFileOption, dryRun } from '../tool/dryRun.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { readFunctionParameters } from '../tool/functionParameters.ts'
import { keysOption, phraseOptions } from '../tool/keys.ts'
import { lifetimeOption, timeOption, unsignedOption } from '../tool/messageOptions.ts'
import { expiringHeader } from '../tool/offlineMessage.ts'
import { paintHint } from '../tool/paint.ts'
import type { Session } from '../tool/Session.ts'
import { type SendPlan, sendMessage, sendOptions, sendOutcome } from '../tool/sendMessage.ts'
import { readSigner } from '../tool/signer.ts'
import { defineCommand, type OptionDefinition, type Outcome } from '../tool/ToolCommand.ts'
import { type Alias, storedPath } from '../tool/ToolConfig.ts'
import { ToolError } from '../tool/ToolError.ts'
import { changeSection } from '../tool/writeConfig.ts'
import { checkAliasName } from './alias.ts'
import { paramsArgument } from './call.ts'
import { projectOption, targetFile } from './config.ts'

export const dappIdOption: OptionDefinition = {
  name: 'dst-dapp-id',
  value: 'ID',
  summary: 'Dapp ID of the destination: 64 hex digits, or "self" for a contract that becomes the root of its own.',
  required: true,
}

export const deployOptions: readonly OptionDefinition[] = [
  dappIdOption,
  abiOption,
  keysOption,
  unsignedOption,
  dataOption,
  workchainOption,
  { name: 'expect-address', value: 'ADDRESS', kind: 'address', summary: 'Stop unless the contract gets this address.' },
  ...sendOptions,
  configFileOption,
  lifetimeOption,
  timeOption,
  ...phraseOptions,
]

/** Options of the above that only sending needs. */
export const sendOnly: readonly string[] = ['thread', 'dry-run', 'no-preflight', 'wait']

const aliasOption: OptionDefinition = {
  name: 'alias',
  value: 'NAME',
  summary: 'Remember address, ABI and keys under a name.',
}

export const deployCommand = defineCommand({
  name: 'deploy',
  group: 'Contracts',
  summary: 'Deploy a contract; its address must have funds already.',
  description:
    'A contract that is deployed by an external message becomes the root of its own Dapp ID, whatever --dst-dapp-id says; the result tells the real one.',
  args: [
    { name: 'TVC', summary: 'Contract image.', kind: 'file' },
    { ...paramsArgument, summary: `Constructor: ${paramsArgument.summary}` },
  ],
  options: [...deployOptions, aliasOption, projectOption],
  takesFunctionParameters: true,
  examples: [
    `deploy Wallet.tvc '{"owners":["0x<public>"],"reqConfirms":1}' --abi Wallet.abi.json --keys wallet.keys.json --dst-dapp-id self --alias wallet`,
  ],
  run: (input, session) => deploy(session, input.args[0]!, input.rest),
})

export const deployxCommand = defineCommand({
  ...deployCommand,
  name: 'deployx',
  summary: 'The same as deploy.',
  examples: [
    'deployx Wallet.tvc --owners \'["0x<public>"]\' --reqConfirms 1 --dst-dapp-id self --keys wallet.keys.json',
  ],
})

export interface DeployPlan extends SendPlan {
  readonly abi: NamedAbi
  /** When the message expires, unix time in s. */
  readonly expire: number | undefined
}

/** Message of a deployment, checked against --expect-address. */
export async function planDeploy(session: Session, file: string, words: readonly string[]): Promise<DeployPlan> {
  const dappId = parseDappId(session.input.text('dst-dapp-id')!)
  const abi = readAbi(session, { image: file })
  const definition = await findFunction(abi, 'constructor')
  const values = await readFunctionParameters(words, definition)
  const signer = await readSigner(session, undefined)
  const deploySet = await readDeploySet(session, file, abi, signer.type === 'Keys' ? signer.keys.public : undefined)
  const { accountId } = await addressOf(session, abi, deploySet)
  checkExpectation(session, accountId)
  const header = await expiringHeader(session, abi)
  const { message } = await session.call<{ message: string }>('abi.encode_message', {
    abi: abi.wire,
    deploy_set: deploySet,
    call_set: { function_name: 'constructor', header, input: values },
    signer,
  })
  const isSelf = /^0+$/.test(dappId)
  const address = makeAddress(isSelf ? accountId : dappId, accountId)
  return { abi, address, message, expire: header.expire, call: { method: 'constructor', input: values } }
}

async function deploy(session: Session, file: string, words: readonly string[]): Promise<Outcome> {
  const name = session.input.text('alias')
  if (name !== undefined) checkAliasName(name)
  const plan = await planDeploy(session, file, words)
  const account = await checkFunds(session, plan.address)
  if (session.input.flag('dry-run')) return dryRun(session, plan, account?.boc)
  const result = await sendMessage(session, plan)
  const { accountId, dappId } = plan.address
  const real = makeAddress(result.dapp_id ?? accountId, accountId)
  if (real.dappId !== dappId) {
    const note = `the contract is the root of its own Dapp ID: ${real.dappId}, not ${dappId}`
    process.stderr.write(`${paintHint(`vendorclient deploy: ${note}`)}\n`)
  }
  rememberAlias(session, real, plan.abi)
  return sendOutcome(session, plan, result, { deployed_at: real.extended })
}

function checkExpectation(session: Session, accountId: string): void {
  const expected = session.input.text('expect-address')
  if (expected === undefined) return
  const { address } = session.address(expected, '--expect-address')
  if (address.accountId === accountId) return
  throw new ToolError(
    exitCodes.usage,
    `The contract would get account ${accountId}, expected ${address.accountId}; nothing was sent`,
    { hint: 'Use the same image, keys and initial values as for genaddr.' },
  )
}

/** Before its deployment a contract has an address with funds, under its own id as Dapp ID. */
async function checkFunds(session: Session, { accountId }: TypedAddress): Promise<ReadAccount | undefined> {
  if (session.input.flag('no-preflight')) return undefined
  const own = makeAddress(accountId, accountId)
  const account = await readAccount(session, own).catch((error: unknown) => {
    if (!(error instanceof ToolError) || error.exitCode !== exitCodes.notFound) throw error
    throw new ToolError(exitCodes.notFound, `Address ${own.extended} has no funds to pay for the deployment`, {
      hint: 'Send tokens there first, without bounce.',
    })
  })
  if (account.parsed.acc_type_name !== 'Active') return account
  throw new ToolError(exitCodes.rejected, `A contract is deployed at ${own.extended} already`)
}

function rememberAlias(session: Session, { extended }: TypedAddress, abi: NamedAbi): void {
  const name = session.input.text('alias')
  if (name === undefined) return
  const file = targetFile(session)
  const stored = (named: string) => storedPath(named, file, file === session.files.project)
  const keys = session.text('keys')
  const isFile = keys !== undefined && keys !== '-' && !/\s/.test(keys)
  changeSection(file, (section) => {
    const alias: Alias = {
      address: extended,
      ...(abi.named === undefined ? {} : { abi: stored(abi.named) }),
      ...(isFile ? { keys: stored(keys) } : {}),
    }
    section['aliases'] = { ...(section['aliases'] as object | undefined), [name]: alias }
  })
}
