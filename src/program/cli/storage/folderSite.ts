import { backupStorage, type StoragePlace } from '../../../../storage/sqlite/backupStorage.ts'
import { checkStorage } from '../../../../storage/sqlite/checkStorage.ts'
import { markRestored, restoreStorage } from '../../../../storage/sqlite/restoreStorage.ts'
import { withMovableStorage } from '../../../../storage/sqlite/withMovableStorage.ts'
import type { StorageSite } from './StorageSite.ts'

export function folderSite(place: StoragePlace): StorageSite {
  return {
    name: place.folder,
    backup: (file, options) => backupStorage(place, file, options),
    check: (look, onProgress) => checkStorage(place, look, onProgress),
    restore: (file, options) => restoreStorage(place, file, options),
    markRestored: (madeAt) => markRestored(place, madeAt),
    move: (mayCreate, work) => withMovableStorage(place, mayCreate, work),
  }
}
