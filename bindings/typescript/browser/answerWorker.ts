import type { LibraryWorker } from './LibraryPlace.ts'

/** Answers what the worker of the library cannot ask the browser itself: to keep the data of this site. */
export function answerWorker(worker: LibraryWorker): void {
  worker.addEventListener('message', ({ data }) => {
    const { ask, port } = (data ?? {}) as { readonly ask?: unknown; readonly port?: MessagePort }
    if (ask === 'persist' && port !== undefined) void answer(port)
  })
}

async function answer(port: MessagePort): Promise<void> {
  // Pages without a secure origin cannot ask, either.
  const storage: Partial<StorageManager> | undefined = globalThis.navigator?.storage
  port.postMessage((await storage?.persist?.().catch(() => false)) ?? false)
  port.close()
}
