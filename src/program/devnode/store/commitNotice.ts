import type { BlockCommit, CommitNotice } from './records.ts'

/** `<workchain>:<account id>`. */
export function addressOf({ workchainId, accountId }: { workchainId: number; accountId: string }): string {
  return `${workchainId}:${accountId}`
}

/** The ids of what a commit makes or changes. */
export function noticeOf(commit: BlockCommit): CommitNotice {
  return {
    blocks: commit.blocks.map(({ id }) => id),
    transactions: commit.transactions.map(({ id }) => id),
    messages: commit.messages.map(({ id }) => id),
    accounts: [...commit.accounts, ...(commit.deletedAccounts ?? [])].map(addressOf),
  }
}
