import type { SignedBlockRecord } from '../store/keeperRecords.ts'
import type { KnownCommitment, PreparedChange } from './ChainKeepers.ts'

/** The producer of blocks, which alone writes the store, takes what keepers computed. Nothing of it is waited for. */
export interface KeeperSink {
  keepSigned(record: SignedBlockRecord): void
  learnCommitment(known: KnownCommitment): void
  prepare(change: PreparedChange): void
}

/** The same as a message to a thread. */
export type KeeperNews = {
  readonly [Name in keyof KeeperSink]: readonly [Name, Parameters<KeeperSink[Name]>[0]]
}[keyof KeeperSink]

/** A sink on another thread. */
export function sendKeeperNews(post: (news: KeeperNews) => void): KeeperSink {
  return {
    keepSigned: (record) => post(['keepSigned', record]),
    learnCommitment: (known) => post(['learnCommitment', known]),
    prepare: (change) => post(['prepare', change]),
  }
}

/** Hands on what came from another thread. */
export function takeKeeperNews(sink: KeeperSink, [name, value]: KeeperNews): void {
  const take = sink[name] as (value: KeeperNews[1]) => void
  take(value)
}
