/** Compiled against the installed types, never run: what a strict program can rely on. */
import {
  type AppSigningBox,
  ClientError,
  ClientErrorCode,
  connectClient,
  EncryptionAlgorithm,
  type KeyPair,
  loadClientSync,
  MnemonicDictionary,
  ProtocolErrorCode,
  type ResultOfVersion,
  spawnClient,
  type VendorClient,
} from 'vendorclient'
import * as browser from 'vendorclient/browser'
import { type EverSdkLibrary, everSdkLibrary, spawnLink } from 'vendorclient/eversdk'

class Vault implements AppSigningBox {
  async getPublicKey(): Promise<{ public_key: string }> {
    return { public_key: '' }
  }
  sign({ unsigned }: { unsigned: string }): { signature: string } {
    return { signature: unsigned }
  }
}

export async function use(signal: AbortSignal): Promise<void> {
  await using client: VendorClient = await spawnClient({ config: { network: { endpoints: ['http://localhost'] } } })
  const keys: KeyPair = await client.crypto.generateRandomSignKeys({ signal, timeoutMs: 5 })
  const version: ResultOfVersion = client.client.versionSync()
  const { handle } = await client.crypto.registerSigningBox(new Vault(), { onClosed: (reason: string) => reason })
  client.crypto.removeSigningBoxSync({ handle })
  await client.crypto.mnemonicWords({ dictionary: MnemonicDictionary.English })
  const algorithm = EncryptionAlgorithm.ChaCha20({ value: { nonce: '', key: keys.secret } })
  if (algorithm.type === 'ChaCha20') await client.crypto.createEncryptionBox({ algorithm })
  // @ts-expect-error a parameter is missing
  await client.crypto.sha256({})
  // @ts-expect-error functions with an app object have no form that blocks
  client.crypto.registerSigningBoxSync(new Vault())
  // @ts-expect-error a box must sign
  await client.crypto.registerSigningBox({ getPublicKey: () => ({ public_key: '' }) })
  try {
    loadClientSync()
  } catch (error) {
    if (error instanceof ClientError && error.code === ClientErrorCode.InvalidConfig) return
    if (error instanceof ClientError && error.code === ProtocolErrorCode.Busy) return
  }
  await client.devNode.giver.fund('', 1n)
  await (await connectClient({ dataFolder: '/data' })).close()
  await (await browser.connectClient({ url: '', token: '' })).client.version()
  await (await browser.loadClient({ worker: false, logLevel: 'info', network: { endpoints: [''] } })).client.version()
  const library: EverSdkLibrary = everSdkLibrary(spawnLink({}))
  const boc = ''
  const { parsed: account } = await client.boc.parseAccount({ boc })
  const balance: string = account.balance
  const { parsed: message } = client.boc.parseMessageSync({ boc })
  const destination: string = message.dst
  const { parsed: transaction } = await client.boc.parseTransaction({ boc })
  const exitCode: number | undefined = transaction.compute?.exit_code
  const { parsed: block } = await client.boc.parseBlock({ boc })
  const transactions: string[] | undefined = block.account_blocks?.flatMap((one) =>
    one.transactions.map(({ transaction_id }) => transaction_id),
  )
  // @ts-expect-error no such field
  account.balanse
  for await (const item of client.net.blocks<{ version: number }>({ result: 'version own: id' })) {
    const [id, own, number]: [string, unknown, number] = [item.id, item['own'], item.version]
    const previous: string | null | undefined = item.prev_ref?.root_hash
    void [id, own, number, previous]
    // @ts-expect-error an unknown field has no type
    const unknown: number = item['seq']
    void unknown
  }
  void [version, library, balance, destination, exitCode, transactions]
}
