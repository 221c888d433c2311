/** Parameters that ask for much work by design; in the daemon such calls run on worker threads. */
const dear: Readonly<Record<string, (params: Record<string, unknown>) => boolean>> = {
  'crypto.scrypt': ({ log_n, r, p }) => Number(log_n) > 11 || Number(r) > 8 || Number(p) > 16,
  'crypto.modular_power': ({ exponent, modulus }) => String(exponent).length + String(modulus).length > 2000,
  'crypto.generate_random_bytes': ({ length }) => Number(length) > 1 << 20,
  'crypto.factorize': ({ composite }) => String(composite).length > 14,
  'utils.compress_zstd': ({ level }) => Number(level) > 15,
}

/** Share of the rounds, in thousandths, that functions with slow key derivation get. */
const rare: Readonly<Record<string, number>> = {
  'crypto.scrypt': 50,
  'crypto.mnemonic_from_random': 5,
  'crypto.mnemonic_from_entropy': 50,
  'crypto.mnemonic_derive_sign_keys': 10,
  'crypto.mnemonic_verify': 50,
  'crypto.hdkey_xprv_from_mnemonic': 50,
  'crypto.create_crypto_box': 10,
  'crypto.get_signing_box_from_crypto_box': 20,
  'crypto.get_encryption_box_from_crypto_box': 20,
  'crypto.get_crypto_box_seed_phrase': 20,
}

/** Whether a call with these parameters may be made. */
export function isBounded(method: string, params: unknown): boolean {
  return typeof params !== 'object' || params === null || dear[method]?.(params as Record<string, unknown>) !== true
}

/** Whether it is the turn of this function; `die` is 0 to 999. */
export function isItsTurn(method: string, die: number): boolean {
  return die < (rare[method] ?? 1000)
}
