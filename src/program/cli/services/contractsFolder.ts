/**
 * A folder with the files of compilers, for `node --contracts`: `<Name>.abi.json` beside `<Name>.tvc` or `<Name>.boc`, with the
 * debug map `<Name>.map.json` if there is one.
 */
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../../../rpc/daemon/StartupError.ts'
import type { Log } from '../../../ports/Log.ts'
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
const DEBUG_MAPS: readonly string[] = ['.map.json', '.debug.json', '.dbg.json']
/** A compiler writes its files one after the other. */
const SETTLE_MS = 200

/** Throws StartupError (2) for a folder that cannot be read. */
export function checkContractsFolder(folder: string): void {
  try {
    readdirSync(folder)
  } catch (error) {
    throw new StartupError(2, `--contracts: ${folder} cannot be read (${(error as NodeJS.ErrnoException).code})`, {})
  }
}

/** Registers the contracts of the folder at a running node, and those that change, until the process ends. */
export async function followContractsFolder(url: string, folder: string, log: Log): Promise<void> {
  const registered = new Map<string, string>()
  const register = async () => {
    for (const contract of readFolder(folder)) {
      const files = JSON.stringify(contract)
      if (registered.get(contract.name) === files) continue
      registered.set(contract.name, files)
      const mistake = await registerContract(url, contract).catch((error: unknown) => String(error))
      if (mistake === undefined) log.info('contract_registered', { contract: contract.name })
      else log.warn('contract_not_registered', { contract: contract.name, reason: mistake })
    }
  }
  await register()
  let waiting: NodeJS.Timeout | undefined
  watch(folder, { persistent: false }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void register(), SETTLE_MS)
  })
}

/** Contracts with both files. Files that are being written are read at the next change. */
function readFolder(folder: string): FolderContract[] {
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
