import type { NodeStore } from './NodeStore.ts'
import type { BlockCommit } from './records.ts'

/** Receives blocks and stores them in order. */
export interface CommitSink {
  /**
   * Stores a block, immediately or soon. With `isLate`, the block was already reported as made. Throws the error of the
   * store if the block is stored immediately.
   */
  commit(commit: BlockCommit, isLate: boolean): void
  /** Waits until everything is stored or has failed. */
  settle(): void
  /** Something was not stored, nor anything after it. The producer has to start again from what the store has. */
  readonly hasFailed: boolean
  /** Takes blocks again after a failure. */
  recover(): void
  /** Number of blocks accepted so far; `undefined` if blocks are stored immediately. */
  readonly given: number | undefined
}

/** Stores blocks immediately. */
export function commitHere(store: NodeStore): CommitSink {
  return {
    commit: (commit) => void store.commitBlock(commit),
    settle: () => {},
    hasFailed: false,
    recover: () => {},
    given: undefined,
  }
}
