import { bits256, record, type Stored, tagged } from './fields.ts'

/** `ed25519_signature#5 R:bits256 s:bits256 = CryptoSignature`. */
export const CryptoSignature = tagged(4, 5, 'a signature', record({ r: bits256, s: bits256 }))

export type CryptoSignature = Stored<typeof CryptoSignature>
