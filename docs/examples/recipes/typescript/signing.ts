import {
  type AppSigningBox,
  boxSigner,
  type ContractSigner,
  type KeyPair,
  type SigningContent,
  type VendorClient,
} from 'vendorclient'
import { walletAbi } from './wallet.ts'

// recipe: signing.vault
/** Signs with keys that never leave this object, if its user agrees. */
class Vault implements AppSigningBox {
  readonly #client: VendorClient
  readonly #keys: KeyPair
  readonly #agrees: () => Promise<boolean>

  constructor(client: VendorClient, keys: KeyPair, agrees: () => Promise<boolean>) {
    this.#client = client
    this.#keys = keys
    this.#agrees = agrees
  }

  getPublicKey() {
    return { public_key: this.#keys.public }
  }

  async sign({ unsigned }: { unsigned: string }) {
    if (!(await this.#agrees())) throw new Error('declined by user') // the call fails with error 26
    const { signature } = await this.#client.crypto.sign({ unsigned, keys: this.#keys })
    return { signature }
  }
}

/** The signer of contract objects for a vault. */
async function signerOf(client: VendorClient, vault: Vault): Promise<ContractSigner> {
  const { handle } = await client.crypto.registerSigningBox(vault)
  return boxSigner(handle, vault.getPublicKey().public_key)
}
// end of recipe

// recipe: signing.checks
/** Signs only messages, after it has checked them with its own library. */
class CheckingVault extends Vault {
  readonly #own: VendorClient

  constructor(own: VendorClient, keys: KeyPair, agrees: () => Promise<boolean>) {
    super(own, keys, agrees)
    this.#own = own
  }

  override async sign({ unsigned, content }: { unsigned: string; content?: SigningContent | null }) {
    if (!content) throw new Error('only messages are signed')
    const abi = { type: 'Json', value: JSON.stringify(walletAbi) } as const
    const { function_name } = await this.#own.abi.verifySigningContent({ unsigned, content, abi })
    console.log('signing', function_name) // show the address, the arguments and content.losses as well
    return super.sign({ unsigned })
  }
}
// end of recipe

// recipe: signing.prepare
interface Unsigned {
  readonly message: string
  /** What the key signs, base64. */
  readonly toSign: string
}

/** Online: prepares a payment that is signed elsewhere within the hour. */
async function prepare(client: VendorClient, account: string, publicKey: string, input: object): Promise<Unsigned> {
  const { message, data_to_sign } = await client.abi.encodeMessage({
    abi: { type: 'Json', value: JSON.stringify(walletAbi) },
    address: account,
    call_set: {
      function_name: 'sendTransaction',
      header: { expire: Math.floor(Date.now() / 1000) + 3600 },
      input,
    },
    signer: { type: 'External', public_key: publicKey },
  })
  return { message, toSign: data_to_sign! }
}
// end of recipe

// recipe: signing.attach
/** Online again: sends the payment with the returned signature, and returns its transaction. */
async function sendSigned(
  client: VendorClient,
  account: string,
  publicKey: string,
  { message, signature }: { readonly message: string; readonly signature: string },
): Promise<string> {
  const abi = { type: 'Json', value: JSON.stringify(walletAbi) } as const
  const signed = await client.abi.attachSignature({ abi, public_key: publicKey, message, signature })
  const [dapp_id] = account.split('::')
  const sent = await client.processing.sendMessage({ message: signed.message, dapp_id: dapp_id! })
  const { transaction } = await client.processing.waitForTransaction({
    abi,
    message: signed.message,
    tx_hash: sent.tx_hash,
  })
  return transaction.id
}

// end of recipe

export { CheckingVault, prepare, sendSigned, signerOf, Vault }
