import { Builder, bitsKey, type Cell, Dictionary, type DictionaryValue, Slice } from '../../cells/index.ts'
import { type CryptoSignature, loadCryptoSignature, storeCryptoSignature } from '../CryptoSignature.ts'
import { expectTag } from '../expectTag.ts'
import { loadSigPubKey, storeSigPubKey } from './SigPubKey.ts'

/** `validator_temp_key#03 adnl_addr:bits256 temp_public_key:SigPubKey seqno:# valid_until:uint32 = ValidatorTempKey`. */
interface ValidatorTempKey {
  readonly adnlAddr: Uint8Array
  readonly tempPublicKey: Uint8Array
  readonly seqno: number
  /** Unix time, s. */
  readonly validUntil: number
}

/** `signed_temp_key#04 signature:CryptoSignature key:^ValidatorTempKey = ValidatorSignedTempKey`. */
export interface ValidatorSignedTempKey {
  readonly signature: CryptoSignature
  readonly key: ValidatorTempKey
}

const SIGNED_KEY: DictionaryValue<ValidatorSignedTempKey> = {
  load: (slice) => {
    expectTag(slice, 8, 'a signed key of a validator', 4)
    return { signature: loadCryptoSignature(slice), key: loadTempKey(slice.loadRef()) }
  },
  store: ({ signature, key }, builder) => {
    builder.storeUint(4, 8).storeRef(tempKeyCell(key))
    storeCryptoSignature(signature, builder)
  },
}

function loadTempKey(cell: Cell): ValidatorTempKey {
  const slice = Slice.of(cell)
  expectTag(slice, 8, 'a temporary key of a validator', 3)
  return {
    adnlAddr: slice.loadBytes(32),
    tempPublicKey: loadSigPubKey(slice),
    seqno: slice.loadUint(32),
    validUntil: slice.loadUint(32),
  }
}

function tempKeyCell({ adnlAddr, tempPublicKey, seqno, validUntil }: ValidatorTempKey): Cell {
  const builder = new Builder().storeUint(3, 8).storeBits(adnlAddr, 256)
  storeSigPubKey(tempPublicKey, builder)
  return builder.storeUint(seqno, 32).storeUint(validUntil, 32).toCell()
}

/** Parameter 39, `_ (HashmapE 256 ValidatorSignedTempKey) = ConfigParam 39`: by hash of the validator's key. */
export function validatorKeys(root?: Cell): Dictionary<Uint8Array, ValidatorSignedTempKey> {
  return new Dictionary(bitsKey(256), SIGNED_KEY, root)
}
