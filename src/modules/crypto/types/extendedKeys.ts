import { bool, field, hex, struct, text, u32 } from '../../../schema/shapes.ts'

const xprv = field(text, 'BIP-32 extended private key, 111 characters beginning with `xprv`.', { secret: true })

export const ResultOfHDKeyXPrvFromMnemonic = struct('ResultOfHDKeyXPrvFromMnemonic', 'A master key.', { xprv })

export const ParamsOfHDKeyDeriveFromXPrv = struct('ParamsOfHDKeyDeriveFromXPrv', 'A key and a child index.', {
  xprv,
  child_index: field(u32, 'Index of the child.'),
  hardened: field(bool, 'Derive a hardened child: sets the top bit of the index.'),
})

export const ResultOfHDKeyDeriveFromXPrv = struct('ResultOfHDKeyDeriveFromXPrv', 'The child key.', { xprv })

export const ParamsOfHDKeyDeriveFromXPrvPath = struct(
  'ParamsOfHDKeyDeriveFromXPrvPath',
  'A key and a derivation path.',
  {
    xprv,
    path: field(
      text,
      "Segments separated by `/`: numbers, hardened if followed by an apostrophe, as those from 2147483648 to 4294967295 must be; `m` is skipped. Example: `m/44'/396'/0'/0/0`.",
    ),
  },
)

export const ResultOfHDKeyDeriveFromXPrvPath = struct('ResultOfHDKeyDeriveFromXPrvPath', 'The key at the path.', {
  xprv,
})

export const ParamsOfHDKeySecretFromXPrv = struct('ParamsOfHDKeySecretFromXPrv', 'An extended private key.', { xprv })

export const ResultOfHDKeySecretFromXPrv = struct('ResultOfHDKeySecretFromXPrv', 'The secret key.', {
  secret: field(hex, 'Secret key, 64 hex characters.', { secret: true }),
})

export const ParamsOfHDKeyPublicFromXPrv = struct('ParamsOfHDKeyPublicFromXPrv', 'An extended private key.', { xprv })

export const ResultOfHDKeyPublicFromXPrv = struct('ResultOfHDKeyPublicFromXPrv', 'The Ed25519 public key.', {
  public: field(hex, 'Public key, 64 hex characters.'),
})
