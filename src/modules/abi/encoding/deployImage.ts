import type { ClientContext } from '../../../context/ClientContext.ts'
import type { CallScope, ComputeScope } from '../../../context/scopes.ts'
import {
  type AbiContract,
  encodeStorageFields,
  hasDataDictionary,
  readPublicKey,
  writeInitialData,
  writePublicKey,
} from '../../../core/abi/index.ts'
import { EMPTY_CELL } from '../../../core/cells/index.ts'
import {
  type InternalAddress,
  parseStateInit,
  type StateInit,
  stateInitCell,
  tvcToStateInit,
} from '../../../core/tlb/index.ts'
import {
  EncodeDeployMessageFailed,
  EncodeInitialDataFailed,
  InvalidTvcImage,
  PubKeyNotSupported,
} from '../../../errors/abi.ts'
import type { ClientError } from '../../../errors/ClientError.ts'
import { InvalidPublicKey } from '../../../errors/crypto.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { cachedText, readCell } from '../../boc/cells/bocTexts.ts'
import { decodeHex } from '../../parameters/decodeText.ts'
import { withCoreErrors } from '../../parameters/withCoreErrors.ts'
import type { DeploySet } from '../types/messages.ts'
import { exactIntegers } from '../values/exactIntegers.ts'

export type DeploySetValue = ValueOf<typeof DeploySet>

/** State init and destination of a deploy message. */
export interface DeployImage {
  readonly init: StateInit
  readonly address: InternalAddress
  /** The image has no data, although the contract takes its public key from there. Only for internal messages. */
  readonly lacksKey: boolean
}

export interface DeployOptions {
  /** Key of the signer, hex. */
  readonly publicKey?: string | undefined
  /** A contract without public key is an error. The sender of an internal message may have no key. */
  readonly needsPublicKey: boolean
}

/**
 * State init of a deploy set with its initial values and public key. Throws InvalidBoc (201), BocRefNotFound (206),
 * EncodeDeployMessageFailed (305), InvalidTvcImage (308), EncodeInitialDataFailed (314), PubKeyNotSupported (316),
 * InvalidPublicKey (100). Source: modules 3.4, Deploy.
 */
export function deployImage(
  scope: ComputeScope,
  contract: AbiContract,
  deploySet: DeploySetValue,
  options: DeployOptions,
): DeployImage {
  const image = withInitialData(contract, readImage(scope.context, deploySet), deploySet.initial_data)
  const init = withPublicKey(contract, image, deploySet, options)
  const account = withCoreErrors(InvalidTvcImage, 'Invalid state init', () => stateInitCell(init)).hash()
  const workchain = deploySet.workchain_id ?? scope.config.abi.workchain
  return { init, address: accountAddress(workchain, account), lacksKey: lacksKey(contract, init) }
}

/** A deploy set without references to the cache, for a thread without cache. Throws BocRefNotFound (206). */
export function withoutReferences(deploySet: DeploySetValue, { context }: CallScope): DeploySetValue {
  const texts = referencesIn(deploySet).map((name) => [
    name,
    cachedText(context, deploySet[name]!, `deploy_set.${name}`),
  ])
  return texts.length === 0 ? deploySet : { ...deploySet, ...Object.fromEntries(texts) }
}

export function hasReferences(deploySet: DeploySetValue): boolean {
  return referencesIn(deploySet).length > 0
}

const BOC_FIELDS = ['tvc', 'code', 'state_init'] as const

function referencesIn(deploySet: DeploySetValue): (typeof BOC_FIELDS)[number][] {
  return BOC_FIELDS.filter((name) => deploySet[name]?.startsWith('*') === true)
}

function readImage(
  context: ClientContext | undefined,
  { tvc, code, state_init, ...values }: DeploySetValue,
): StateInit {
  const given = [tvc, code, state_init].filter((part) => part !== undefined)
  if (given.length !== 1) {
    throw EncodeDeployMessageFailed.error(`Expected exactly one of tvc, code and state_init, got ${given.length}`)
  }
  if (state_init !== undefined && (values.initial_data !== undefined || values.initial_pubkey !== undefined)) {
    throw EncodeDeployMessageFailed.error('A final state_init takes neither initial_data nor initial_pubkey')
  }
  if (code !== undefined) return { code: readCell(context, code, 'deploy_set.code') }
  const path = state_init === undefined ? 'tvc' : 'state_init'
  const cell = readCell(context, given[0]!, `deploy_set.${path}`)
  return withCoreErrors(InvalidTvcImage, `deploy_set.${path} cannot be read`, () =>
    state_init === undefined ? tvcToStateInit(cell) : parseStateInit(cell),
  )
}

function withInitialData(contract: AbiContract, image: StateInit, values: unknown): StateInit {
  if (values === undefined) return image
  return withCoreErrors(EncodeInitialDataFailed, 'Initial data cannot be encoded', () => {
    const exact = exactIntegers(values)
    const data = hasDataDictionary(contract)
      ? writeInitialData(contract, image.data ?? EMPTY_CELL, exact)
      : encodeStorageFields(contract, exact)
    return { ...image, data }
  })
}

function lacksKey(contract: AbiContract, image: StateInit): boolean {
  if (hasDataDictionary(contract) || image.data !== undefined) return false
  return contract.fields.some(({ name, init }) => init && name === '_pubkey')
}

/**
 * A contract that takes its key as an initial value and gets no key would have one address for all users, and belong to
 * the first one to deploy it. Unlike the official library this one refuses it (row A5); a key of 0 is given explicitly.
 */
export function withoutKey(): ClientError {
  return EncodeDeployMessageFailed.error(
    'The contract has no public key: its storage field "_pubkey" is marked init and must be set in initial_data (0 for a contract without an owner)',
  )
}

function withPublicKey(
  contract: AbiContract,
  image: StateInit,
  { initial_pubkey }: DeploySetValue,
  { publicKey, needsPublicKey }: DeployOptions,
): StateInit {
  if (!hasDataDictionary(contract)) {
    if (initial_pubkey === undefined) {
      if (needsPublicKey && lacksKey(contract, image)) throw withoutKey()
      return image
    }
    throw PubKeyNotSupported.error(
      'initial_pubkey is not supported from ABI 2.4 on; pass the public key as one of the fields of initial_data',
    )
  }
  return withCoreErrors(InvalidTvcImage, 'The data of the contract image cannot be decoded', () => {
    const present = image.data && readPublicKey(image.data)
    const isSet = present?.some((byte) => byte !== 0) === true
    const chosen = initial_pubkey ?? (isSet ? undefined : publicKey)
    if (chosen !== undefined) return { ...image, data: writePublicKey(image.data ?? EMPTY_CELL, readKey(chosen)) }
    if (present !== undefined || !needsPublicKey) return image
    throw EncodeDeployMessageFailed.error(
      'The contract has no public key: none in initial_pubkey, the image or the signer',
    )
  })
}

function readKey(text: string): Uint8Array {
  let key: Uint8Array
  try {
    key = decodeHex(text, 'public key')
  } catch (cause) {
    throw InvalidPublicKey.error('Invalid public key: expected 64 hex characters, got something else', {}, cause)
  }
  if (key.length === 32) return key
  throw InvalidPublicKey.error(`Invalid public key: expected 32 bytes, got ${key.length}`)
}

/** Workchains of more than 8 bits need the variable form. */
function accountAddress(workchain: number, account: Uint8Array): InternalAddress {
  return workchain >= -128 && workchain <= 127
    ? { type: 'std', workchain, account }
    : { type: 'var', workchain, bitLength: 256, account }
}
