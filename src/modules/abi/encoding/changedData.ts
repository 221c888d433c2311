import { type AbiContract, hasDataDictionary, writeInitialData, writePublicKey } from '../../../core/abi/index.ts'
import type { Cell } from '../../../core/cells/index.ts'
import { EncodeInitialDataFailed, InvalidAbi } from '../../../errors/abi.ts'
import { decodeHex } from '../../parameters/decodeText.ts'
import { withCoreErrors } from '../../parameters/withCoreErrors.ts'
import { exactIntegers } from '../values/exactIntegers.ts'

export interface InitialValues {
  readonly initial_data?: unknown
  readonly initial_pubkey?: string | undefined
}

/**
 * Data dictionary with other values and another public key, as far as given. The key is decoded first (row A4). Throws
 * InvalidHex (2), EncodeInitialDataFailed (314).
 */
export function changedData(contract: AbiContract, data: Cell, values: InitialValues): Cell {
  const key = values.initial_pubkey === undefined ? undefined : decodeHex(values.initial_pubkey, 'initial_pubkey')
  return withCoreErrors(EncodeInitialDataFailed, 'Initial data cannot be encoded', () => {
    const changed =
      values.initial_data === undefined ? data : writeInitialData(contract, data, exactIntegers(values.initial_data))
    return key === undefined ? changed : writePublicKey(changed, key)
  })
}

/** Throws InvalidAbi (311) from ABI 2.4 on. */
export function checkDataDictionary(contract: AbiContract): void {
  if (hasDataDictionary(contract)) return
  throw InvalidAbi.error(
    'Contracts with ABI 2.4 or later have no dictionary of initial data; use encode_initial_data and decode_account_data',
  )
}
