import { withoutOwnFrames } from '../common/callerStack.ts'
import { checkOptions, type OptionNames } from '../common/checkOptions.ts'
import { CONFIG_OPTIONS, configOf, type WithConfig } from '../common/configSections.ts'
import type { LibraryPlace } from './LibraryPlace.ts'
import { openSession } from './openSession.ts'
import { PortLink, type StartLibrary } from './PortLink.ts'
import { libraryStarter } from './startLibrary.ts'
import { VendorClient } from './VendorClient.ts'

export interface LoadOptions extends LibraryPlace, WithConfig {}

const LOAD_OPTIONS: OptionNames<LoadOptions> = { worker: true, logLevel: true, ...CONFIG_OPTIONS }

/**
 * Loads the library into the page: no daemon is needed. Rejects with ConnectionLost if its script cannot be loaded, with 15 for
 * an invalid configuration, with TypeError for an unknown option.
 *
 *     await using client = await loadClient({ network: { endpoints: ['https://node.example'] } })
 */
export async function loadClient(options: LoadOptions = {}): Promise<VendorClient> {
  const { session, info } = await openSession((events) => new PortLink(prepare(options), events), configOf(options))
  return new VendorClient(session, info)
}

/** Mistakes in the options are reported with a stack that begins at the caller. */
function prepare(options: LoadOptions): StartLibrary {
  try {
    checkOptions('A client', options, LOAD_OPTIONS)
    return libraryStarter(options)
  } catch (error) {
    throw withoutOwnFrames(error as Error)
  }
}
