/** The contracts that come with the development node, by name. Source: docs/contracts.md. */
import type { ContractImage } from './ContractImage.ts'
import { giver } from './generated/giver.ts'
import { helloWallet } from './generated/helloWallet.ts'
import { multisig } from './generated/multisig.ts'
import { networkGiver } from './generated/networkGiver.ts'
import { wallet } from './generated/wallet.ts'

export { type ContractImage, contractTvc } from './ContractImage.ts'

export const contracts: Readonly<Record<string, ContractImage>> = {
  Giver: giver,
  HelloWallet: helloWallet,
  Multisig: multisig,
  NetworkGiver: networkGiver,
  Wallet: wallet,
}
