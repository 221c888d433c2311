import type { StoragePlace } from '../../../../storage/sqlite/backupStorage.ts'
import { StorageError } from '../../../ports/Storage.ts'
import { exitCodes } from '../output/exitCodes.ts'
import type { Session } from './Session.ts'
import { ToolError } from './ToolError.ts'

/** Works on the storage of the data folder. Throws ToolError: 3 when it is in use, else 4. */
export async function withStorage<T>(session: Session, work: (place: StoragePlace) => Promise<T>): Promise<T> {
  const { dataFolder: folder, program } = session
  const nativeBinding = (await program()).nativeBinding(folder)
  try {
    return await work({ folder, nativeBinding })
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    throw new ToolError(error.kind === 'busy' ? exitCodes.folderInUse : exitCodes.storage, error.message)
  }
}
