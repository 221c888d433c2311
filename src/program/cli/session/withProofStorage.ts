import type { ProofStorage } from '../../../../storage/sqlite/inspectProofs.ts'
import { StorageError } from '../../../ports/Storage.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from './Session.ts'

/** Works on the cache of proofs in the data folder. Throws ToolError (4). */
export async function withProofStorage<T>(session: Session, work: (storage: ProofStorage) => Promise<T>): Promise<T> {
  const { dataFolder: folder, program } = session
  const nativeBinding = (await program()).nativeBinding(folder)
  try {
    return await work({ folder, nativeBinding })
  } catch (error) {
    if (error instanceof StorageError) throw new ToolError(exitCodes.storage, error.message)
    throw error
  }
}
