/**
 * The part of the application that has the library: it runs in the main process of Electron, knows nothing of windows, and
 * answers three questions of the page. The key is here and signs here, after the person has agreed.
 */
import { type AppSigningBox, boxSigner, getContract, type KeyPair, SendFlags, spawnClient } from 'vendorclient'

/** What it pays with: this currency arrives in every Dapp ID; main currency does not, and is kept for fees. */
const SHELL = 2

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
        { name: 'cc', type: 'map(uint32,varuint32)' },
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
  /** SHELL, and main currency for fees, nano. */
  readonly balance: () => Promise<{ readonly shell: string; readonly main: string }>
  /** Pays nano of SHELL. Id of the transaction. Rejects when the person declines: then nothing was signed or sent. */
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
    balance: async () => {
      const [dapp_id, account_id] = address.split('::') as [string, string]
      const { boc } = await client.account.getAccount({ account_id, dapp_id })
      const { balance, balance_other } = (await client.boc.parseAccount({ boc })).parsed
      const shell = balance_other?.find(({ currency }) => currency === SHELL)?.value ?? 0
      return { shell: String(BigInt(shell)), main: String(BigInt(balance)) }
    },
    pay: async (dest, nano) => {
      // What a page sends is checked here: it may be any page by now.
      if (!/^(0:|[0-9a-f]{64}::)[0-9a-f]{64}$/.test(dest) || !/^[1-9]\d{0,29}$/.test(nano))
        throw new Error('Invalid payment')
      question = `Pay ${nano} nano of SHELL to ${dest}?`
      const cc = { [SHELL]: BigInt(nano) }
      const input = { dest, value: 0n, cc, bounce: false, flags: SendFlags.PayFees, payload: '' }
      return (await contract.call.sendTransaction(input)).transaction.id
    },
    close: () => client.close(),
  }
}
