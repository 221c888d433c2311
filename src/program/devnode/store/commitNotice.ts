import type { BlockCommit, CommitNotice } from './records.ts'

/** `<workchain>:<account id>`. */
export const addressOf = ({ workchainId, accountId }: { workchainId: number; accountId: string }): string =>
  `${workchainId}:${accountId}`

/** The ids of what a commit makes or changes. */
export const noticeOf = (commit: BlockCommit): CommitNotice => ({
  blocks: commit.blocks.map(({ id }) => id),
  transactions: commit.transactions.map(({ id }) => id),
  messages: commit.messages.map(({ id }) => id),
  accounts: commit.accounts.map(addressOf),
})
