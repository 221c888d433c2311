import type { Database, Options } from 'better-sqlite3'

/** Opens a connection. Absolute paths only: the driver trims names and reads `file:` as an address. */
export type OpenConnection = (path: string, options?: Options) => Database

const addons = new Map<string, object>()
let loaded: OpenConnection | undefined

/**
 * Loads the SQLite driver on first use, because it costs start-up time that most commands need not pay.
 * @param nativeBinding path of the native addon; by default the driver's own search
 */
export async function loadDriver(nativeBinding?: string): Promise<OpenConnection> {
  const Driver = await importDriver()
  if (nativeBinding === undefined) {
    loaded = (path, options) => new Driver(path, options)
    return loaded
  }
  const addon = loadAddon(nativeBinding)
  // The type definitions know only paths here, the driver also takes a loaded addon.
  loaded = (path, options) => new Driver(path, { ...options, nativeBinding: addon as unknown as string })
  return loaded
}

/**
 * The driver of the application, or that of the npm package with the executable for this platform, which has only what the platform needs.
 */
async function importDriver(): Promise<typeof import('better-sqlite3')> {
  try {
    return (await import('better-sqlite3')).default
  } catch (error) {
    const { createRequire } = process.getBuiltinModule('node:module')
    try {
      const platform = `vendorclient-${process.platform}-${process.arch}/package.json`
      const inPackage = createRequire(createRequire(import.meta.url).resolve(platform))
      return inPackage('better-sqlite3')
    } catch {
      throw error
    }
  }
}

/** The driver, once it is loaded. */
export function loadedDriver(): OpenConnection | undefined {
  return loaded
}

/** `process.dlopen`, because `require` inside a single executable knows only built-in modules. */
function loadAddon(path: string): object {
  const loaded = addons.get(path)
  if (loaded) return loaded
  const module = { exports: {} }
  process.dlopen(module, path)
  addons.set(path, module.exports)
  return module.exports
}
