/** Contract images and their addresses, for the commands that deploy and that compute addresses. */

import { existsSync } from 'node:fs'
import { makeAddress } from '../../common/AccountAddress.ts'
import type { ApiParams } from '../../common/ApiResult.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import { type ContractAbi, hasFieldsInit, type NamedAbi, parseAbi, readAbi } from './abi.ts'
import type { TypedAddress } from './addresses.ts'
import { isName } from './names.ts'
import { readBocArgument, readJsonArgument } from './readInput.ts'

export type DeploySet = NonNullable<ApiParams<'abi.encode_message'>['deploy_set']>

/** Summary of an argument TVC that `readImage` reads. */
export const IMAGE_SUMMARY =
  'Contract image, or the name of a built-in contract or of a contract registered on a development node.'

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

interface NamedImage {
  /** A file, or the image as base64 or hex. */
  readonly image: string
  readonly abi: NamedAbi
}

/**
 * Image and ABI of the argument TVC: a file or the image itself, or the name of a contract that a development node has
 * registered, or of a built-in one. Throws ToolError (2).
 */
export async function readImage(session: Session, named: string): Promise<NamedImage> {
  const contract = await findImage(session, named)
  if (contract) return { image: contract.tvc, abi: parseAbi(session.input.text('abi') ?? contract.abi) }
  // Checked before the ABI, because the default ABI is searched for beside this file.
  readBocArgument(named, 'TVC')
  return { image: named, abi: readAbi(session, { image: named }) }
}

/** The contract of a name, its image in base64; `undefined` for a file and for an image itself. */
export async function findImage(session: Session, name: string): Promise<{ tvc: string; abi: string } | undefined> {
  if (!isName(name) || /^[0-9a-fA-F]{8,}$/.test(name) || existsSync(name)) return undefined
  const { nodeFacts } = await import('../devNode/nodeFacts.ts')
  const registered = (await nodeFacts(session))?.contracts.find((contract) => contract.latest && contract.name === name)
  if (registered?.tvc != null) return { tvc: registered.tvc, abi: registered.abi }
  const { contracts, contractTvcText } = await import('../../contracts/index.ts')
  const builtIn = Object.hasOwn(contracts, name) ? contracts[name] : undefined
  return builtIn && { tvc: contractTvcText(builtIn), abi: builtIn.abi }
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
