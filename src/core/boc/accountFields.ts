import { bytesToHex } from '../bytes/hex.ts'
import { type Account, formatMsgAddress } from '../tlb/index.ts'
import { ACCOUNT_STATUSES } from './accountStatuses.ts'
import { hexNumber, type JsonObject, setCurrencies, setHash, setNamed } from './json.ts'
import { setStateInitFields } from './stateInitFields.ts'

export interface AccountFieldsOptions {
  /** Absent: the field `dapp_id` contains the text `None`. */
  readonly dappId?: Uint8Array | undefined
  /** As in `setCell`. */
  readonly level?: number | undefined
}

/** Fields of an account. Source: modules 4. */
export function accountFields(account: Account, boc: string, { dappId, level }: AccountFieldsOptions = {}): JsonObject {
  const { address, storageInfo, state } = account
  const json: JsonObject = {
    id: formatMsgAddress(address),
    workchain_id: address.workchain,
    dapp_id: dappId === undefined ? 'None' : bytesToHex(dappId),
    boc,
  }
  setHash(json, 'init_code_hash', account.initCodeHash)
  json['last_paid'] = storageInfo.lastPaid
  json['bits'] = hexNumber(storageInfo.used.bits)
  json['cells'] = hexNumber(storageInfo.used.cells)
  json['public_cells'] = hexNumber(storageInfo.used.publicCells)
  setHash(json, 'dict_hash', storageInfo.dictHash)
  if (storageInfo.duePayment !== undefined) json['due_payment'] = hexNumber(storageInfo.duePayment)
  json['last_trans_lt'] = hexNumber(account.lastTransLt)
  setCurrencies(json, 'balance', account.balance)
  if (state.type === 'active') setStateInitFields(json, state.init, level)
  if (state.type === 'frozen') setHash(json, 'state_hash', state.stateHash)
  setNamed(json, 'acc_type', ACCOUNT_STATUSES[state.type])
  return json
}
