/**
 * A folder with the files of compilers, for `node --contracts`: `<Name>.abi.json` beside `<Name>.tvc` or `<Name>.boc`, with the
 * debug map `<Name>.map.json` if there is one.
 */

import { existsSync, readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../../../rpc/settings/StartupError.ts'
import { DEBUG_MAPS } from '../compile/debugMaps.ts'
import { readSources } from './contractSources.ts'
import { registerContract } from './nodeContracts.ts'

/** Parameters of the control `register_abi`. */
interface FolderContract {
  readonly name: string
  readonly abi: string
  readonly tvc: string
  readonly debug_map?: string
  readonly sources?: Readonly<Record<string, string>>
}

const ABI = '.abi.json'
const IMAGES: readonly string[] = ['.tvc', '.boc']
/** A compiler writes its files one after the other. */
const SETTLE_MS = 200
/** How often a folder is looked for that is not there, ms: builds delete and create it. */
const ABSENT_MS = 500

/** Throws StartupError (2) for a folder that cannot be read. */
export function checkContractsFolder(folder: string): void {
  try {
    readdirSync(folder)
  } catch (error) {
    throw new StartupError(2, `--contracts: ${folder} cannot be read (${(error as NodeJS.ErrnoException).code})`, {})
  }
}

/** Called for each contract that was registered; `mistake`: why it was not. */
export type OnContract = (name: string, mistake: string | undefined) => void

/** Registers the contracts of the folder at a running node, and those that change, until the process ends. */
export async function followContractsFolder(url: string, folder: string, onContract: OnContract): Promise<void> {
  const registered = new Map<string, string>()
  const register = async () => {
    const contracts = readFolder(folder)
    const names = new Set(contracts.map(({ name }) => name))
    for (const gone of [...registered.keys()].filter((name) => !names.has(name))) registered.delete(gone)
    for (const contract of contracts) {
      const files = JSON.stringify(contract)
      if (registered.get(contract.name) === files) continue
      registered.set(contract.name, files)
      const mistake = await registerContract(url, contract).catch((error: unknown) => String(error))
      onContract(contract.name, mistake)
    }
  }
  await register()
  watchFolder(folder, () => void register())
}

/** Calls `onChange` after changes in the folder, also if it is deleted and created again. Never keeps the process alive. */
function watchFolder(folder: string, onChange: () => void): void {
  if (!existsSync(folder)) {
    const looking = setInterval(() => {
      if (!existsSync(folder)) return
      clearInterval(looking)
      watchFolder(folder, onChange)
      onChange()
    }, ABSENT_MS).unref()
    return
  }
  let isWaiting = false
  // The folder may be another one of the same name, which only a new watcher sees.
  const settled = () => {
    watcher.close()
    watchFolder(folder, onChange)
    onChange()
  }
  const changed = () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(settled, SETTLE_MS)
  }
  const watcher = watch(folder, { persistent: false }, changed).on('error', changed)
}

/** Contracts with both files. Files that are being written are read at the next change. */
function readFolder(folder: string): FolderContract[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith(ABI))
    .sort()
    .flatMap((file) => {
      const base = join(folder, file.slice(0, -ABI.length))
      const [image, debugMap] = [IMAGES, DEBUG_MAPS].map((ends) => ends.map((end) => base + end).find(existsSync))
      if (image === undefined) return []
      try {
        return [
          {
            name: file.slice(0, -ABI.length),
            abi: readFileSync(join(folder, file), 'utf8'),
            tvc: readFileSync(image).toString('base64'),
            ...(debugMap !== undefined && withSources(readFileSync(debugMap, 'utf8'), folder)),
          },
        ]
      } catch {
        return []
      }
    })
}

function withSources(debugMap: string, folder: string): Pick<FolderContract, 'debug_map' | 'sources'> {
  return { debug_map: debugMap, sources: readSources(debugMap, folder) }
}
