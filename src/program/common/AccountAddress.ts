/** An account and the Dapp ID that it is under. Source: client interface 4.3. */
export interface AccountAddress {
  /** 64 lower-case hex digits. */
  readonly dappId: string
  readonly accountId: string
  /** `<dapp_id>::<account_id>` */
  readonly extended: string
  /** `0:<account_id>`, the form inside messages. */
  readonly onChain: string
}

export function makeAddress(dappId: string, accountId: string): AccountAddress {
  const [dapp, account] = [dappId.toLowerCase(), accountId.toLowerCase()]
  return { dappId: dapp, accountId: account, extended: `${dapp}::${account}`, onChain: `0:${account}` }
}
