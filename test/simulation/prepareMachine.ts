import { loadSodium } from '../../src/platform/node/loadSodium.ts'

/** Loads what the library loads when it is first used: reading files takes real time, which simulations do not have. */
export async function prepareMachine(): Promise<void> {
  await loadSodium()
  await Promise.all([
    import('../../src/core/crypto/ed25519Points.ts'),
    import('@scure/bip39/wordlists/english.js'),
    import('../../src/modules/net/collections/namesOfFields.ts'),
    import('../../src/modules/net/subscriptions/readSubscription.ts'),
    import('../../src/api/wholeApi.ts'),
  ])
}
