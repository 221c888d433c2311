import type { ClientContext } from '../../../context/ClientContext.ts'
import { perContext } from '../../../context/perContext.ts'
import type { Ed25519SecretKey } from '../../../core/crypto/Ed25519SecretKey.ts'
import { OpenedKeys } from '../../../core/crypto/OpenedKeys.ts'
import type { Clock, Timer } from '../../../ports/Clock.ts'
import { type KeyTexts, openKeyPair } from './keyParameters.ts'

/** Maximum number of key pairs of one client that stay open: those of a service that sends from many wallets in turn. */
const KEPT_KEYS = 64

/** No key stays open longer than this after its client began to use keys, in ms. */
const KEPT_FOR_MS = 60_000

/** Opened keys of one client. A timer drops all of them, and the next use starts it again. */
class RecentKeys {
  readonly #keys = new OpenedKeys(KEPT_KEYS)
  readonly #clock: Clock
  #timer: Timer | undefined

  constructor({ services, signal }: ClientContext) {
    this.#clock = services.clock
    signal.addEventListener('abort', () => this.#forget(), { once: true })
  }

  /** Throws as `openKeyPair`. */
  open(keys: KeyTexts): Ed25519SecretKey {
    this.#timer ??= this.#clock.setTimer(KEPT_FOR_MS, () => this.#forget())
    return this.#keys.find(keys.public, keys.secret, () => openKeyPair(keys))
  }

  #forget(): void {
    this.#keys.clear()
    this.#timer?.cancel()
    this.#timer = undefined
  }
}

const recentKeysOf = perContext((context) => new RecentKeys(context))

/**
 * The secret key of a pair, kept open for the next signature of the same client. The trade-off: a key stays in the
 * memory of the process for up to a minute after the call that brought it, in exchange the next signature takes a third
 * of the time. It is dropped with the context at the latest; worker threads do not keep keys. Throws as `openKeyPair`.
 */
export function openRecentKeyPair(context: ClientContext | undefined, keys: KeyTexts): Ed25519SecretKey {
  if (context === undefined || context.signal.aborted) return openKeyPair(keys)
  return recentKeysOf(context).open(keys)
}
