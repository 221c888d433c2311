import type { ClientContext } from '../../context/ClientContext.ts'
import type { Ed25519SecretKey } from '../../core/crypto/Ed25519SecretKey.ts'
import { OpenedKeys } from '../../core/crypto/OpenedKeys.ts'
import { type KeyTexts, openKeyPair } from './keys.ts'

/** So many pairs of one client stay open. */
const KEPT_KEYS = 8

/** No key stays open longer than this after its client began to use keys, in ms. */
const KEPT_FOR_MS = 60_000

const opened = new WeakMap<ClientContext, OpenedKeys>()

/**
 * The secret key of a pair, kept open for the next signature of the same client. The trade-off: a key stays in the memory of
 * the process for up to a minute after the call that brought it, in exchange the next signature takes a third of the time.
 * It goes with the context at the latest, and worker threads keep none. Throws as `openKeyPair`.
 */
export function openRecentKeyPair(context: ClientContext | undefined, keys: KeyTexts): Ed25519SecretKey {
  if (context === undefined || context.signal.aborted) return openKeyPair(keys)
  return recentKeysOf(context).find(keys.public, keys.secret, () => openKeyPair(keys))
}

/** Opened keys of a client. A timer drops all of them, and the next use begins anew. */
function recentKeysOf(context: ClientContext): OpenedKeys {
  const known = opened.get(context)
  if (known !== undefined) return known
  const keys = new OpenedKeys(KEPT_KEYS)
  opened.set(context, keys)
  const forget = () => {
    keys.clear()
    opened.delete(context)
    timer.cancel()
    context.signal.removeEventListener('abort', forget)
  }
  const timer = context.services.clock.setTimer(KEPT_FOR_MS, forget)
  context.signal.addEventListener('abort', forget)
  return keys
}
