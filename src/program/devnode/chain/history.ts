/** Snapshots, a new beginning, and the whole chain in a file. */

import { AdminError } from '../controls/AdminError.ts'
import { readDump, writeDump } from '../store/chainDump.ts'
import { REVERTED_SETTING, readLastBlock } from '../store/LastBlock.ts'
import { readMarks, writeInterface } from './ChainMarks.ts'
import { checkStoredChain } from './checkStoredChain.ts'
import type { ChainMethod } from './controlChain.ts'
import { CHAIN_SETTING } from './genesis.ts'
import { restartChain } from './restartChain.ts'

type HistoryMethodName = 'snapshot' | 'revert' | 'snapshots' | 'reset' | 'dump' | 'load'

export const historyMethods: { readonly [Name in HistoryMethodName]: ChainMethod<Name> } = {
  snapshot: (chain) => {
    const { id, seqNo } = chain.change(() => chain.store.snapshots.take(chain.last.ref.seqNo))
    return { id, seq_no: seqNo }
  },
  revert: (chain, { id }) => {
    const { store } = chain
    chain.change(
      () => {
        if (!store.snapshots.revert(id)) throw new AdminError('not_found', `There is no snapshot ${id}`)
        // Blocks up to here are signed only on request.
        store.setSetting(REVERTED_SETTING, String(readLastBlock(store).ref.seqNo))
      },
      { isReplaced: true },
    )
    return { seq_no: chain.last.ref.seqNo, time: Math.floor(chain.time.now() / 1000) }
  },
  snapshots: ({ store }) => ({ snapshots: store.snapshots.list().map(({ id, seqNo }) => ({ id, seq_no: seqNo })) }),
  reset: (chain) => {
    restartChain(chain)
    return { seq_no: chain.last.ref.seqNo }
  },
  dump: (chain, { file }) => {
    chain.flush()
    return { file, rows: writeDump(chain.store, file) }
  },
  load: (chain, { file }) => {
    const wanted = chain.store.setting(CHAIN_SETTING)!
    const { isStrict } = readMarks(chain.store)
    const rows = chain.change(
      () => {
        const count = readDump(chain.store, file)
        const found = chain.store.setting(CHAIN_SETTING)
        if (found !== wanted) {
          throw new AdminError(
            'conflict',
            `The file contains a chain of ${found ?? 'no settings'}, this node has one of ${wanted}`,
          )
        }
        // The interfaces of the node were chosen when it started.
        writeInterface(chain.store, isStrict)
        checkStoredChain(chain.store, chain.settings, file)
        return count
      },
      { isReplaced: true },
    )
    return { seq_no: chain.last.ref.seqNo, rows }
  },
}
