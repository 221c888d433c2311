import type { CommitNotice } from './records.ts'

/** Followers of the chain. A follower that throws affects neither the others nor the commit. */
export class FollowCommits {
  readonly #followers = new Set<(notice: CommitNotice) => void>()

  /** Calls `onCommit` after each commit until the returned function is called. */
  follow(onCommit: (notice: CommitNotice) => void): () => void {
    this.#followers.add(onCommit)
    return () => this.#followers.delete(onCommit)
  }

  emit(notice: CommitNotice): void {
    for (const onCommit of [...this.#followers]) {
      try {
        onCommit(notice)
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
}
