import { ContractError, type DevNode, keysSigner, type VendorClient } from 'vendorclient'
import { type HelloWallet, helloWallet } from './helloWallet.ts'

// recipe: contracts.deploy
/** Deploys a contract with a new key. Its address is known before: it is computed from image, initial data and key. */
async function deploy(client: VendorClient, node: DevNode): Promise<HelloWallet> {
  const signer = keysSigner(await client.crypto.generateRandomSignKeys())
  const contract = helloWallet({ client, signer })
  console.log(`deploying ${await contract.address()}`)
  await contract.deploy({}, { fundedBy: node })
  return contract
}
// end of recipe

// recipe: contracts.call
/** Calls the contract, and reads from it. */
async function touch(contract: HelloWallet): Promise<string> {
  const estimate = await contract.estimate.touch() // executed on a copy of the state; nothing is sent
  const sent = await contract.call.touch() // sent, executed, waited for
  console.log(`transaction ${sent.transaction.id}: ${sent.fees.total} of ${estimate.fees.total} nano expected`)
  const { value0 } = await contract.get.renderHelloWorld() // run on the current state; nothing is sent
  return value0
}
// end of recipe

// recipe: contracts.events
/** Returns when the contract was touched first, Unix time in s. */
async function firstTouch(contract: HelloWallet): Promise<number> {
  for await (const { args } of contract.events.Touched({ from: 'start' })) {
    return args.at // leaving the loop ends the stream
  }
  throw new Error('The stream has ended')
}
// end of recipe

// recipe: contracts.errors
/** Calls a contract with a key that is not its owner's, and returns the name of the error. */
async function touchAsStranger(client: VendorClient, address: string): Promise<string> {
  const signer = keysSigner(await client.crypto.generateRandomSignKeys())
  const contract = helloWallet({ client, address, signer, errors: { 102: 'NotOwner' } })
  try {
    await contract.call.touch()
  } catch (error) {
    if (error instanceof ContractError && error.exitCode === 102) return error.name
    throw error
  }
  throw new Error('The contract obeys a stranger')
}

// end of recipe

export { deploy, firstTouch, touch, touchAsStranger }
