/** Values that the browser keeps for these pages, as JSON. */

/** `fallback` if nothing is stored, or nothing that can be read. */
export function readStored<T>(key: string, fallback: T, storage = localStorage): T {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? fallback
  } catch {
    return fallback
  }
}

/** Returns whether the value was stored: not if the browser has no storage or no room left. */
export function store(key: string, value: unknown, storage = localStorage): boolean {
  try {
    storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
