import { join, resolve } from 'node:path'
import { type ContentPlace, sumOf } from '../../../../storage/ContentPlace.ts'
import { createFolder } from '../../../../storage/createFolder.ts'
import { addressOf } from '../../../../storage/postgres/postgresErrors.ts'
import { withMovableSchema } from '../../../../storage/postgres/withMovableSchema.ts'
import { withSnapshot } from '../../../../storage/postgres/withSnapshot.ts'
import { newMark, noteRestored, restoreContents } from '../../../../storage/restoreContents.ts'
import { backupContents } from '../../../../storage/sqlite/backupStorage.ts'
import { checkBackup } from '../../../../storage/sqlite/checkStorage.ts'
import type { RestoredStorage, RestoreOptions } from '../../../../storage/sqlite/restoreStorage.ts'
import type { StoragePlace } from '../../../../storage/sqlite/storageFile.ts'
import { buildInfo } from '../../../config/buildInfo.ts'
import type { StorageServer } from '../../../ports/Storage.ts'
import type { StorageSite } from './StorageSite.ts'

/** Storage on a PostgreSQL server. Replaced contents are kept in the data folder. */
export function serverSite(server: StorageServer, place: StoragePlace): StorageSite {
  const name = addressOf(server)
  return {
    name,
    backup: (file, options) =>
      withSnapshot(server, (contents) => backupContents(contents, file, place.nativeBinding, options)),
    check: (look, onProgress) =>
      withSnapshot(server, async (contents) => {
        onProgress('checking')
        return { path: name, summary: await sumOf(contents), found: await look(contents) }
      }),
    restore: (file, options) => withMovableSchema(server, (target) => restore(file, target, place, options)),
    markRestored: (madeAt) =>
      withMovableSchema(server, async (target) => {
        const mark = newMark(madeAt)
        await noteRestored(target, mark)
        return mark
      }),
    move: (_mayCreate, work) => withMovableSchema(server, work),
  }
}

async function restore(
  file: string,
  target: ContentPlace,
  { folder, nativeBinding }: StoragePlace,
  { force = false, onProgress = () => {} }: RestoreOptions,
): Promise<RestoredStorage> {
  let replaced: string | undefined
  const setAside = async () => {
    createFolder(folder, 0o700)
    const name = `storage.replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.backup`
    replaced = join(folder, name)
    await backupContents(target.storage, replaced, nativeBinding, { version: buildInfo.version, onProgress })
  }
  const look: Parameters<typeof checkBackup<RestoredStorage>>[2] = async (contents, manifest) => {
    const mark = newMark(manifest.made_at)
    const copy = { contents, name: resolve(file), summary: manifest, mark }
    await restoreContents(copy, target, { force, setAside, onProgress })
    return { manifest, replaced, mark }
  }
  return (await checkBackup(file, nativeBinding, look, onProgress)).found
}
