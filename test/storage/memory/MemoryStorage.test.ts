import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'
import { describeStorageContract } from '../storageContract.ts'

describeStorageContract('MemoryStorage', async () => new MemoryStorage())
