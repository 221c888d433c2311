import { uintBigValue, uintValue } from '../../cells/index.ts'
import { record, type Stored, tagged } from '../fields.ts'

/** `capabilities#c4 version:uint32 capabilities:uint64 = GlobalVersion`. */
export const GlobalVersion = tagged(
  8,
  0xc4,
  'a global version',
  record({ version: uintValue(32), capabilities: uintBigValue(64) }),
)

export type GlobalVersion = Stored<typeof GlobalVersion>
