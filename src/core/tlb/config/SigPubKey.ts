import { bits256, tagged } from '../fields.ts'

/** `ed25519_pubkey#8e81278a pubkey:bits256 = SigPubKey`. */
export const SigPubKey = tagged(32, 0x8e81278a, 'a public key', bits256)
