import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import { type ReadAccount, readAccount } from './accounts.ts'

type AccountOrMiss = { readonly address: string } & ({ readonly account: ReadAccount } | { readonly error: string })

/** Reads all at the same time; one that is missing does not stop the others. */
export function readSeveralAccounts(session: Session, named: readonly string[]): Promise<readonly AccountOrMiss[]> {
  const addresses = named.map((text) => session.address(text).address)
  return Promise.all(
    addresses.map(async (address): Promise<AccountOrMiss> => {
      try {
        return { address: address.extended, account: await readAccount(session, address) }
      } catch (error) {
        if (!(error instanceof ToolError) || error.exitCode !== exitCodes.notFound) throw error
        return { address: address.extended, error: 'not found' }
      }
    }),
  )
}
