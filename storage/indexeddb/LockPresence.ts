import type { StoragePresence } from '../../src/ports/Storage.ts'

/** The part of the platform that has Web Locks; missing for pages without a secure origin. */
export interface LockPlatform {
  readonly navigator?: { readonly locks?: Pick<LockManager, 'request'> }
}

/**
 * Shows other tabs at once that the user of a database has ended: each user holds a Web Lock with a random name, which the
 * browser releases when its page or worker is gone. A frozen page keeps its lock.
 */
export class LockPresence implements StoragePresence {
  readonly #locks: Pick<LockManager, 'request'>
  readonly #ended = Promise.withResolvers<void>()
  #own: Promise<string | undefined> | undefined

  constructor(locks: Pick<LockManager, 'request'>) {
    this.#locks = locks
  }

  own(): Promise<string | undefined> {
    this.#own ??= this.#hold()
    return this.#own
  }

  async hasEnded(name: string): Promise<boolean> {
    try {
      const options = { mode: 'shared', ifAvailable: true } as const
      return await this.#locks.request(lockOf(name), options, async (lock) => lock !== null)
    } catch {
      return false
    }
  }

  end(): void {
    this.#ended.resolve()
  }

  #hold(): Promise<string | undefined> {
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    // Where there are locks, the context is secure.
    const name = crypto.randomUUID()
    const held = this.#locks.request(lockOf(name), () => {
      resolve(name)
      return this.#ended.promise
    })
    // The browser allows this page no locks, for example in a sandboxed frame.
    held.catch(() => resolve(undefined))
    return promise
  }
}

function lockOf(name: string): string {
  return `vendorclient user ${name}`
}
