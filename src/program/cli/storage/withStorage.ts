import { resolve } from 'node:path'
import { backupStorage } from '../../../../storage/sqlite/backupStorage.ts'
import { checkStorage } from '../../../../storage/sqlite/checkStorage.ts'
import { markRestored, restoreStorage } from '../../../../storage/sqlite/restoreStorage.ts'
import type { StoragePlace } from '../../../../storage/sqlite/storageFile.ts'
import { withMovableStorage } from '../../../../storage/sqlite/withMovableStorage.ts'
import { resolveConfig } from '../../../config/resolveConfig.ts'
import { storageServerOf } from '../../../config/storageServerOf.ts'
import { StorageError } from '../../../ports/Storage.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import type { StorageSite } from './StorageSite.ts'
import { serverSite } from './serverSite.ts'

/** Works on the storage that the settings name. Throws ToolError: 3 when it is in use, else 4. */
export async function withStorage<T>(session: Session, work: (site: StorageSite) => Promise<T>): Promise<T> {
  const { defaultStoragePath: folder, defaultStorageServer: server } = await session.settings()
  const place = await session.storagePlace()
  const site =
    server === undefined
      ? folderSite({ ...place, folder })
      : serverSite({ ...server, authorities: (await session.routes()).authorities }, place)
  try {
    return await work(site)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    throw new ToolError(error.kind === 'busy' ? exitCodes.folderInUse : exitCodes.storage, error.message)
  }
}

/** A storage by the path of its folder or the URL of its database; other settings are those of the session. */
export async function siteOf(text: string, session: Session): Promise<StorageSite> {
  const place = await session.storagePlace()
  if (!/^postgres(ql)?:/.test(text)) return folderSite({ ...place, folder: resolve(text) })
  const [{ configLayers }, { authorities }] = [await session.settings(), await session.routes()]
  const layers = [{ name: '--to', config: { storage: { url: text } } }, ...configLayers]
  try {
    const server = storageServerOf(resolveConfig(layers, session.dataFolder).config)!
    return serverSite({ ...server, authorities }, place)
  } catch (error) {
    throw new ToolError(exitCodes.usage, (error as Error).message.replace('storage.url', '--to'))
  }
}

function folderSite(place: StoragePlace): StorageSite {
  return {
    name: place.folder,
    backup: (file, options) => backupStorage(place, file, options),
    check: (look, onProgress) => checkStorage(place, look, onProgress),
    restore: (file, options) => restoreStorage(place, file, options),
    markRestored: (madeAt) => markRestored(place, madeAt),
    move: (mayCreate, work) => withMovableStorage(place, mayCreate, work),
  }
}
