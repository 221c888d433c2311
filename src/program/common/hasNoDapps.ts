import type { LibraryCaller } from './LibraryCaller.ts'

/** A library whose errors can be told apart. */
export interface NetworkSource extends LibraryCaller {
  /** Number of an error of the library; `undefined` for any other error. */
  codeOf(error: unknown): number | undefined
}

const known = new WeakMap<NetworkSource, Promise<boolean>>()

/** Whether the chain follows the rules without Dapp IDs, by what its node says. */
export function hasNoDapps(source: NetworkSource): Promise<boolean> {
  const answer =
    known.get(source) ??
    source.call('net.get_server_info', {}).then(
      ({ rules, supports_dapp_id }) => (rules == null ? supports_dapp_id === false : rules === 'classic'),
      (error: unknown) => {
        if (source.codeOf(error) !== undefined) return false
        throw error
      },
    )
  known.set(source, answer)
  return answer
}
