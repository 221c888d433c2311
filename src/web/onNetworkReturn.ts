/**
 * Calls the listener after events with which a lost network may be back: the device has one again, or a page in the background
 * is shown or continues. Workers see only the first. Returns how to end it.
 */
export function onNetworkReturn(listener: () => void): () => void {
  // Other platforms have neither events nor a document.
  const scope: Partial<Pick<typeof globalThis, 'addEventListener' | 'removeEventListener' | 'document'>> = globalThis
  const { document } = scope
  const shown = () => {
    if (document?.visibilityState === 'visible') listener()
  }
  scope.addEventListener?.('online', listener)
  document?.addEventListener('visibilitychange', shown)
  document?.addEventListener('resume', listener)
  return () => {
    scope.removeEventListener?.('online', listener)
    document?.removeEventListener('visibilitychange', shown)
    document?.removeEventListener('resume', listener)
  }
}
