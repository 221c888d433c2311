/** The blockchain configuration of the network, from its last key block. */
import { LibraryError } from './LibraryError.ts'
import type { Session } from './Session.ts'

const TIME_LIMIT_MS = 3000

/** The same, but soon: an emulation rather takes the built-in configuration than waits for a node without GraphQL. */
export const findChainConfig = (session: Session): Promise<string | undefined> =>
  Promise.race([
    readChainConfig(session),
    new Promise<undefined>((resolve) => setTimeout(resolve, TIME_LIMIT_MS, undefined).unref()),
  ])

/** Base64 BOC; `undefined` where the network shows no key block, or has no GraphQL. */
export async function readChainConfig(session: Session): Promise<string | undefined> {
  const { result } = await session
    .call<{ result: readonly { boc?: string }[] }>('net.query_collection', {
      collection: 'blocks',
      filter: { workchain_id: { eq: -1 }, key_block: { eq: true } },
      order: [{ path: 'seq_no', direction: 'DESC' }],
      limit: 1,
      result: 'boc',
    })
    .catch((error: unknown) => {
      if (error instanceof LibraryError) return { result: [] }
      throw error
    })
  const block = result[0]?.boc
  if (block === undefined) return undefined
  const { config_boc } = await session.call<{ config_boc: string }>('boc.get_blockchain_config', { block_boc: block })
  return config_boc
}
