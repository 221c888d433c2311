/**
 * Asks the browser to keep the data of this site until the user deletes it; returns whether it does. Some browsers ask
 * the user, others decide by how the site is used. Workers cannot ask: there, it only finds out.
 */
export async function askToPersist(): Promise<boolean> {
  // Pages without a secure origin have no such object.
  const storage: Partial<StorageManager> | undefined = globalThis.navigator?.storage
  if (storage?.persisted === undefined) return false
  return (await storage.persisted()) || ((await storage.persist?.()) ?? false)
}
