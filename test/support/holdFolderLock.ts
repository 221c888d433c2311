/** Program: tries to take the lock of a folder, prints `held` or `taken`, and holds it until stdin ends. */
import { acquireFolderLock } from '../../storage/sqlite/FolderLock.ts'

const lock = await acquireFolderLock(process.argv[2]!)
console.log(lock ? 'held' : 'taken')
if (lock) process.stdin.on('end', () => lock.release()).resume()
