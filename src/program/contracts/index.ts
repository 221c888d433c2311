/** The contracts that come with the development node, by name. Source: docs/contracts.md. */
import type { ContractImage } from './ContractImage.ts'
import { classicGiver } from './generated/classicGiver.ts'
import { giver } from './generated/giver.ts'
import { helloWallet } from './generated/helloWallet.ts'
import { multisig } from './generated/multisig.ts'
import { networkGiver } from './generated/networkGiver.ts'
import { wallet } from './generated/wallet.ts'

export { type ContractImage, contractTvc, contractTvcText } from './ContractImage.ts'

export const contracts: Readonly<Record<string, ContractImage>> = {
  ClassicGiver: classicGiver,
  Giver: giver,
  HelloWallet: helloWallet,
  Multisig: multisig,
  NetworkGiver: networkGiver,
  Wallet: wallet,
}

/** Finds a contract by its name in any case, and returns it with its exact name. */
export function findContract(named: string): readonly [name: string, image: ContractImage] | undefined {
  const wanted = named.toLowerCase()
  return Object.entries(contracts).find(([name]) => name.toLowerCase() === wanted)
}
