import { KeyStore } from '../keys/KeyStore.ts'
import { withoutCredentials } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

/** Lists accounts and keys of this computer that other tools accept by name, without files and secrets. */
export async function listWallets(session: Session) {
  const store = new KeyStore(session.dataFolder)
  const keys = store.names().map((name) => ({ name, public: store.read(name).public }))
  const accounts = Object.entries(session.config.aliases).map(([name, { address, abi, keys: named }]) => ({
    name,
    address: address ?? null,
    has_abi: abi !== undefined,
    signer: named === undefined ? null : (nameOf(store, named) ?? 'a key file'),
  }))
  const endpoints = (await session.endpoints()).map(withoutCredentials)
  return { network: endpoints, default_wallet: session.text('wallet') ?? null, accounts, keys }
}

function nameOf(store: KeyStore, named: string): string | undefined {
  return store.reference(named)?.replace(/^key:/, '')
}
