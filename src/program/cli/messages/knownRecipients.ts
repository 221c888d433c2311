import type { Session } from '../session/Session.ts'

const STORE = 'messages/recipients'

/** Accounts that were paid from this data folder before. */
export interface KnownRecipients {
  /** `accountId`: 64 hex digits. */
  knows(accountId: string): Promise<boolean>
  remember(accountIds: readonly string[]): Promise<void>
}

export function recipientsOf(session: Session): KnownRecipients {
  const items = session.items(STORE)
  return {
    knows: async (accountId) => (await items.get(accountId)) !== undefined,
    remember: async (accountIds) => {
      for (const accountId of accountIds) await items.put(accountId, Buffer.from(new Date().toISOString()))
    },
  }
}
