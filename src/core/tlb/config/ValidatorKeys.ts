import { bitsKey, type Cell, Dictionary, uintValue } from '../../cells/index.ts'
import { CryptoSignature } from '../CryptoSignature.ts'
import { bits256, inCell, record, type Stored, tagged } from '../fields.ts'
import { SigPubKey } from './SigPubKey.ts'

/** `validator_temp_key#03 adnl_addr:bits256 temp_public_key:SigPubKey seqno:# valid_until:uint32 = ValidatorTempKey`. */
const ValidatorTempKey = tagged(
  8,
  3,
  'a temporary key of a validator',
  record({
    adnlAddr: bits256,
    tempPublicKey: SigPubKey,
    seqno: uintValue(32),
    /** Unix time, s. */
    validUntil: uintValue(32),
  }),
)

/** `signed_temp_key#04 signature:CryptoSignature key:^ValidatorTempKey = ValidatorSignedTempKey`. */
const ValidatorSignedTempKey = tagged(
  8,
  4,
  'a signed key of a validator',
  record({ signature: CryptoSignature, key: inCell(ValidatorTempKey) }),
)

export type ValidatorSignedTempKey = Stored<typeof ValidatorSignedTempKey>

/** Parameter 39, `_ (HashmapE 256 ValidatorSignedTempKey) = ConfigParam 39`: by hash of the validator's key. */
export function validatorKeys(root?: Cell): Dictionary<Uint8Array, ValidatorSignedTempKey> {
  return new Dictionary(bitsKey(256), ValidatorSignedTempKey, root)
}
