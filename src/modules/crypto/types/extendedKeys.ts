import { bool, field, hex, struct, text, u32 } from '../../../schema/shapes.ts'

const xprv = field(text, 'Extended private key of BIP-32, 111 characters that begin with `xprv`.', { secret: true })

export const ResultOfHDKeyXPrvFromMnemonic = struct('ResultOfHDKeyXPrvFromMnemonic', 'A master key.', { xprv })

export const ParamsOfHDKeyDeriveFromXPrv = struct('ParamsOfHDKeyDeriveFromXPrv', 'A key and one step from it.', {
  xprv,
  child_index: field(u32, 'Number of the child.'),
  hardened: field(bool, 'Sets the top bit of the number.'),
})

export const ResultOfHDKeyDeriveFromXPrv = struct('ResultOfHDKeyDeriveFromXPrv', 'The key of the child.', { xprv })

export const ParamsOfHDKeyDeriveFromXPrvPath = struct('ParamsOfHDKeyDeriveFromXPrvPath', 'A key and a path from it.', {
  xprv,
  path: field(
    text,
    "Segments separated by `/`: numbers up to 4294967295, hardened with a trailing apostrophe; `m` is skipped. Example: `m/44'/396'/0'/0/0`.",
  ),
})

export const ResultOfHDKeyDeriveFromXPrvPath = struct('ResultOfHDKeyDeriveFromXPrvPath', 'The key at the path.', {
  xprv,
})

export const ParamsOfHDKeySecretFromXPrv = struct('ParamsOfHDKeySecretFromXPrv', 'An extended key.', { xprv })

export const ResultOfHDKeySecretFromXPrv = struct('ResultOfHDKeySecretFromXPrv', 'The private key in it.', {
  secret: field(hex, 'Private key, 64 hex characters.', { secret: true }),
})

export const ParamsOfHDKeyPublicFromXPrv = struct('ParamsOfHDKeyPublicFromXPrv', 'An extended key.', { xprv })

export const ResultOfHDKeyPublicFromXPrv = struct('ResultOfHDKeyPublicFromXPrv', 'Its Ed25519 public key.', {
  public: field(hex, 'Public key, 64 hex characters.'),
})
