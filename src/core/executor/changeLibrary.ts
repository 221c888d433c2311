import { Capability } from '../Capability.ts'
import { Builder, bitsKey, type Cell, CellError, Dictionary, deleteKey, setKey, sliceValue } from '../cells/index.ts'
import type { ActionDraft } from './ActionDraft.ts'
import { actionCodes } from './actionCodes.ts'

const KEY_BITS = 256
const MODES = { remove: 0, private: 1, public: 2 } as const

/**
 * Adds, removes or publishes a library of the account, `simple_lib$_ public:Bool root:^Cell`. A result code when that
 * fails.
 */
export function changeLibrary(draft: ActionDraft, mode: number, library: Cell | Uint8Array): number | undefined {
  const { config, rules } = draft.transaction.input
  if (!config.has(Capability.setLibCode) && config.has(Capability.tvmV19)) return actionCodes.invalidAction
  const { state } = draft.account
  if (state.type !== 'active') return actionCodes.badState
  const change = rules === 'current' ? readByNodes(mode, library) : readBySpecification(mode)
  if (change === undefined) return actionCodes.badState
  const hash = library instanceof Uint8Array ? library : library.hash()
  try {
    const root = changed(state.init.library, hash, change, library)
    const { library: _, ...init } = state.init
    draft.account = {
      ...draft.account,
      state: { type: 'active', init: root === undefined ? init : { ...init, library: root } },
    }
  } catch (error) {
    if (error instanceof CellError) return actionCodes.badState
    throw error
  }
  draft.specActions++
  return undefined
}

type Change = keyof typeof MODES

function readBySpecification(mode: number): Change | undefined {
  return (Object.keys(MODES) as Change[]).find((change) => MODES[change] === mode)
}

/**
 * A rule of the network: its nodes treat mode and kind of the library as one number, so mode 1 publishes and mode 2
 * does not, only the lowest bit of any other mode counts, and only a hash can remove.
 */
function readByNodes(mode: number, library: Cell | Uint8Array): Change {
  if (mode === MODES.remove && library instanceof Uint8Array) return 'remove'
  return (mode & 1) === 1 ? 'public' : 'private'
}

function changed(
  root: Cell | undefined,
  hash: Uint8Array,
  change: Change,
  library: Cell | Uint8Array,
): Cell | undefined {
  if (change === 'remove') return deleteKey(root, KEY_BITS, hash).root
  const code = library instanceof Uint8Array ? knownLibrary(root, hash) : library
  const leaf = new Builder().storeBit(change === 'public').storeRef(code)
  return setKey(root, KEY_BITS, hash, leaf, 'set').root
}

function knownLibrary(root: Cell | undefined, hash: Uint8Array): Cell {
  const leaf = new Dictionary(bitsKey(KEY_BITS), sliceValue, root).get(hash)
  if (leaf === undefined) throw new CellError('dictionary', 'The account has no such library')
  return leaf.loadRef()
}
