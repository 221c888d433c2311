import {
  type AbiContract,
  encodeParams,
  encodeStorageFields,
  packChain,
  parseContractText,
} from '../../core/abi/index.ts'
import { base64ToBytes, bytesToHex } from '../../core/bytes/index.ts'
import { type Cell, parseBoc } from '../../core/cells/index.ts'
import {
  type Account,
  accountCell,
  type CurrencyCollection,
  type StateInit,
  standardAddress,
  stateInitCell,
} from '../../core/tlb/index.ts'
import type { ContractImage } from './ContractImage.ts'
import { classicGiver } from './generated/classicGiver.ts'
import { giver } from './generated/giver.ts'
import { networkGiver } from './generated/networkGiver.ts'
import { wallet } from './generated/wallet.ts'

/** The deployed giver in the first block. */
export interface GiverAccount {
  /** Account id, 32 bytes: the same as after a deployment by message with this key. */
  readonly accountId: Uint8Array
  readonly init: StateInit
}

/** The account of a contract that a chain begins with. `accountId` has 32 bytes. */
export function initialAccount(accountId: Uint8Array, balance: CurrencyCollection, init: StateInit): Cell {
  const account: Account = {
    address: standardAddress(0, accountId),
    storageInfo: { used: { cells: 0n, bits: 0n, publicCells: 0n }, lastPaid: 0 },
    lastTransLt: 0n,
    balance,
    state: { type: 'active', init },
    initCodeHash: init.code!.hash(),
  }
  return accountCell(account)
}

/** A deployed giver that obeys a public key of 32 bytes. */
export function giverAccount(publicKey: Uint8Array): GiverAccount {
  return deployed(giver, publicKey, {})
}

/** A deployed giver with the interface of test networks; it may have any address. */
export function networkGiverAccount(publicKey: Uint8Array): GiverAccount {
  return deployed(networkGiver, publicKey, { m_calls: {} })
}

/** A deployed giver with the interface of networks before Dapp IDs; it may have any address. */
export function classicGiverState(publicKey: Uint8Array): StateInit {
  const { abi, code } = parseImage(classicGiver)
  const values = { _pubkey: `0x${bytesToHex(publicKey)}`, _constructorFlag: true, m_calls: {} }
  return { code, data: packChain(encodeParams(abi.fields, values, abi.version), abi.version).toCell() }
}

/** A deployed wallet whose only custodian has a public key of 32 bytes. */
export function walletAccount(publicKey: Uint8Array): GiverAccount {
  const key = `0x${bytesToHex(publicKey)}`
  return deployed(wallet, publicKey, {
    m_ownerKey: key,
    m_requestsMask: 0,
    m_transactions: {},
    m_custodians: { [key]: { index: 0, lastTime: 0 } },
    m_custodianCount: 1,
    m_defaultRequiredConfirmations: 1,
  })
}

function deployed(image: ContractImage, publicKey: Uint8Array, fields: object): GiverAccount {
  const { abi, code } = parseImage(image)
  const key = `0x${bytesToHex(publicKey)}`
  const undeployed = stateInitCell({ code, data: encodeStorageFields(abi, { _pubkey: key }) })
  const values = { _pubkey: key, _timestamp: 0, _constructorFlag: true, ...fields }
  const data = packChain(encodeParams(abi.fields, values, abi.version), abi.version).toCell()
  return { accountId: undeployed.hash(), init: { code, data } }
}

/** Parsed once for all accounts with the contract. */
const parsed = new Map<ContractImage, { readonly abi: AbiContract; readonly code: Cell }>()

function parseImage(image: ContractImage) {
  const known = parsed.get(image)
  if (known !== undefined) return known
  const { abi, code } = image
  const read = { abi: parseContractText(abi, 'current'), code: parseBoc(base64ToBytes(code)!) }
  parsed.set(image, read)
  return read
}
