import { DaemonStorageProvider } from '../../../rpc/daemon/DaemonStorageProvider.ts'
import { fileEntry } from '../../../src/system/fileEntry.ts'
import { systemClock } from '../../../src/system/systemClock.ts'
import { describeStorageContract } from '../../storage/storageContract.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const code = { url: new URL('../../../src/program/storageThread.ts', import.meta.url).href }

describeStorageContract('A storage that the daemon opens for a client', async () => {
  const folder = temporaryFolder()
  const provider = new DaemonStorageProvider({
    entry: fileEntry(code.url, code),
    nativeBinding: () => undefined,
    clock: systemClock,
    defaultFolder: folder,
    defaultServer: undefined,
  })
  return provider.open(folder)
})
