/** Contract images and their addresses, for the commands that deploy and that compute addresses. */

import { makeAddress } from '../../common/AccountAddress.ts'
import type { ApiParams } from '../../common/ApiResult.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import { type ContractAbi, hasFieldsInit, type NamedAbi } from './abi.ts'
import type { TypedAddress } from './addresses.ts'
import { readBocArgument, readJsonArgument } from './readInput.ts'

export type DeploySet = NonNullable<ApiParams<'abi.encode_message'>['deploy_set']>

export const dataOption: OptionDefinition = {
  name: 'init-data',
  value: 'JSON',
  summary: 'Initial values of the contract: JSON, @file, or - for standard input.',
}

export const workchainOption: OptionDefinition = {
  name: 'wc',
  value: 'NUMBER',
  number: { min: -128, max: 127 },
  summary: 'Workchain. Default: the setting abi.workchain, which is 0.',
}

/**
 * The image to deploy. From ABI 2.4 on the public key is one of the initial values; it is filled in if the ABI has the
 * field `_pubkey` and the caller left it out. An image without initial values given keeps its own.
 */
export async function readDeploySet(
  session: Session,
  file: string,
  { contract }: NamedAbi,
  publicKey: string | undefined,
): Promise<DeploySet> {
  const tvc = readBocArgument(file, 'TVC')
  const initial = await readInitialData(session)
  const common = { tvc, ...readWorkchain(session) }
  if (!hasFieldsInit(contract)) {
    return {
      ...common,
      ...(initial === undefined ? {} : { initial_data: initial }),
      ...(publicKey === undefined ? {} : { initial_pubkey: publicKey }),
    }
  }
  const data = withPublicKey(initial, contract, publicKey)
  return data === undefined ? common : { ...common, initial_data: data }
}

/** Address that the deployed contract would have. */
export async function addressOf(session: Session, abi: NamedAbi, deploySet: DeploySet): Promise<TypedAddress> {
  const { address } = await session.call('abi.encode_message', {
    abi: abi.wire,
    deploy_set: deploySet,
    signer: { type: 'None' },
  })
  const account = address.split(':')[1]!
  // An external deployment makes the contract the root of a new Dapp ID.
  return makeAddress(account, account)
}

function withPublicKey(
  initial: Record<string, unknown> | undefined,
  { fields = [] }: ContractAbi,
  publicKey: string | undefined,
): Record<string, unknown> | undefined {
  const takesKey = fields.some(({ name, init }) => name === '_pubkey' && init === true)
  if (!takesKey || publicKey === undefined || initial?.['_pubkey'] !== undefined) return initial
  return { ...initial, _pubkey: `0x${publicKey}` }
}

async function readInitialData(session: Session): Promise<Record<string, unknown> | undefined> {
  const text = session.input.text('init-data')
  if (text === undefined) return undefined
  const value = await readJsonArgument(text, '--init-data')
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new ToolError(exitCodes.usage, '--init-data must be a JSON object of values by name')
}

function readWorkchain(session: Session): { workchain_id?: number } {
  const workchain = session.input.number('wc')
  return workchain === undefined ? {} : { workchain_id: workchain }
}
