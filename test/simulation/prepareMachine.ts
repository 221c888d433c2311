import { loadSodium } from '../../src/core/crypto/loadSodium.ts'

/** Loads what the library loads when it is first used: reading files takes real time, which simulations do not have. */
export async function prepareMachine(): Promise<void> {
  await loadSodium()
  await Promise.all([
    import('@noble/curves/ed25519.js'),
    import('@scure/bip39/wordlists/english.js'),
    import('../../src/modules/net/collections/namesOfFields.ts'),
    import('../../src/modules/net/subscriptions/readSubscription.ts'),
    import('../../src/api/wholeApi.ts'),
  ])
}
