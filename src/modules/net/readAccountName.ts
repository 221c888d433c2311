/** An account as filters of collections name it. */
export interface NamedAccount {
  /** 64 hex digits, lower case. */
  readonly accountId: string
  /** The one that the text names, else the account id: asked under its own id, an account is found whatever its Dapp ID. */
  readonly dappId: string
}

const ID = '[0-9a-fA-F]{64}'

/** Reads `0:<id>`, `<id>` and `<dapp>::<id>`; `undefined` for other texts, other workchains included. Source: network 4.2. */
export function readAccountName(text: unknown): NamedAccount | undefined {
  if (typeof text !== 'string') return undefined
  const match = new RegExp(`^(?:0:|(${ID})::)?(${ID})$`).exec(text)
  if (match === null) return undefined
  const accountId = match[2]!.toLowerCase()
  return { accountId, dappId: match[1]?.toLowerCase() ?? accountId }
}

/** `0:<id>` for an id alone: collections name accounts with their workchain. */
export function withWorkchain(value: unknown): unknown {
  return typeof value === 'string' && new RegExp(`^${ID}$`).test(value) ? `0:${value}` : value
}
