/**
 * The part of the application that has the library: it runs in the main process of Electron, knows nothing of windows, and
 * answers three questions of the page. The key is here and signs here, after the person has agreed.
 */
import { type AppSigningBox, boxSigner, getContract, type KeyPair, spawnClient } from 'vendorclient'

/** What the application calls of the wallet contract. */
const abi = {
  version: '2.4',
  header: ['pubkey', 'time', 'expire'],
  functions: [
    {
      name: 'sendTransaction',
      inputs: [
        { name: 'dest', type: 'address' },
        { name: 'value', type: 'uint128' },
        { name: 'bounce', type: 'bool' },
        { name: 'flags', type: 'uint8' },
        { name: 'payload', type: 'cell' },
      ],
      outputs: [],
    },
  ],
} as const

export interface WalletOptions {
  readonly endpoint: string
  /** Folder of the application. */
  readonly dataFolder: string
  /** `<dapp_id>::<account_id>` */
  readonly address: string
  readonly keys: KeyPair
  /** Asks the person; a dialog of the system, which no page can draw or press. */
  readonly confirm: (question: string) => Promise<boolean>
}

export interface Wallet {
  readonly address: () => string
  readonly balance: () => Promise<string>
  /** Id of the transaction. Rejects when the person declines: then nothing was signed or sent. */
  readonly pay: (dest: string, nano: string) => Promise<string>
  readonly close: () => Promise<void>
}

export async function openWallet(options: WalletOptions): Promise<Wallet> {
  const { endpoint, dataFolder, address, keys, confirm } = options
  const client = await spawnClient({ network: { endpoints: [endpoint] }, dataFolder })
  let question = 'Sign a message?'
  const box: AppSigningBox = {
    getPublicKey: () => ({ public_key: keys.public }),
    sign: async ({ unsigned }) => {
      if (!(await confirm(question))) throw new Error('declined by user')
      return { signature: (await client.crypto.sign({ unsigned, keys })).signature }
    },
  }
  const { handle } = await client.crypto.registerSigningBox(box)
  const contract = getContract({ client, abi, address, signer: boxSigner(handle, keys.public) })
  return {
    address: () => address,
    balance: async () => String(await contract.balance()),
    pay: async (dest, nano) => {
      // What a page sends is checked here: it may be any page by now.
      if (!/^(0:|[0-9a-f]{64}::)[0-9a-f]{64}$/.test(dest) || !/^[1-9]\d{0,29}$/.test(nano))
        throw new Error('Invalid payment')
      question = `Pay ${nano} nano to ${dest}?`
      const input = { dest, value: BigInt(nano), bounce: true, flags: 1, payload: 'te6ccgEBAQEAAgAAAA==' }
      return (await contract.call.sendTransaction(input)).transaction.id
    },
    close: () => client.close(),
  }
}
