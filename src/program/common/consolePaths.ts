/** Paths of the pages of the console: its own links, those of the command-line tool and those of the node's terminal. */

/** A hash, or the height in thread zero. */
export function blockPath(block: string | number): string {
  return `/blocks/${block}`
}

export function transactionPath(id: string): string {
  return `/transactions/${id}`
}

export function messagePath(id: string): string {
  return `/messages/${id}`
}

/** `address`: `<workchain>:<account id>` or the id alone. */
export function accountPath(address: string, dappId?: string | null): string {
  const id = accountIdOf(address)
  return `/accounts/${id}${dappId == null || dappId === '' || dappId === id ? '' : `?dapp=${dappId}`}`
}

export function dappPath(id: string): string {
  return `/dapps/${id}`
}

/** The form that calls a function of an account, filled in. */
export function callPath(
  { id, dappId }: { readonly id: string; readonly dappId?: string | undefined },
  name: string,
  input: unknown,
): string {
  const dapp = dappId === undefined ? '' : `&dapp=${dappId}`
  const values = encodeURIComponent(JSON.stringify(input ?? {}))
  return `/contracts?account=${id}${dapp}&function=${encodeURIComponent(name)}&input=${values}`
}

export function accountIdOf(address: string): string {
  return address.slice(address.lastIndexOf(':') + 1)
}
