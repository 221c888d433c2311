import type { ForeseenLosses } from './foreseeLosses.ts'

/** Facts about a message, for its signer, that its bytes do not contain. `foreseen`: absent without a check for losses. */
export function signerFacts(dappId: string, foreseen: ForeseenLosses | undefined): object {
  return {
    ...(dappId !== '' && { dapp_id: dappId }),
    ...(foreseen && { transfers: foreseen.transfers, losses: foreseen.losses }),
  }
}
