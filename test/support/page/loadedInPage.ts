/**
 * A program that uses the library for pages in this process, and reports the files that were loaded for each step as one line of
 * JSON: names relative to the folder of the entry, in the order of loading.
 */
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import {
  DevNode,
  type getContract as GetContract,
  type keysSigner as KeysSigner,
  type loadClient as LoadClient,
} from 'vendorclient'

/** What the program gets as JSON in its only argument. */
export interface LoadSteps {
  /** Path of `browser.mjs`. */
  readonly entry: string
  /** A contract to deploy, to call and to read on the node, which pays for it. */
  readonly contract?: { readonly endpoint: string; readonly abi: object; readonly tvc: string }
}

interface BrowserEntry {
  readonly loadClient: (
    options: { readonly worker: false } & Parameters<typeof LoadClient>[0],
  ) => ReturnType<typeof LoadClient>
  readonly getContract: typeof GetContract
  readonly keysSigner: typeof KeysSigner
}

const { entry, contract } = JSON.parse(process.argv[2]!) as LoadSteps
const folder = new URL('.', pathToFileURL(entry)).href
const loaded: string[] = []
registerHooks({
  load(url, context, next) {
    const name = url.startsWith(folder) ? url.slice(folder.length) : ''
    if (name === 'browser.mjs' || name.startsWith('page/')) loaded.push(name)
    return next(url, context)
  },
})

const { loadClient, getContract, keysSigner } = (await import(pathToFileURL(entry).href)) as BrowserEntry
const client = await loadClient({
  worker: false,
  ...(contract === undefined ? {} : { network: { endpoints: [contract.endpoint] } }),
})
if (contract === undefined) await client.crypto.sha256({ data: '' })
else await useContract(contract)
process.stdout.write(`${JSON.stringify(loaded)}\n`)
await client.close()

async function useContract({ abi, tvc, endpoint }: NonNullable<LoadSteps['contract']>): Promise<void> {
  const signer = keysSigner(await client.crypto.generateRandomSignKeys())
  // biome-ignore lint/suspicious/noExplicitAny: the interface comes as an argument
  const wallet = await getContract({ client, abi: abi as any, tvc, signer })
  await wallet.deploy({}, { fundedBy: DevNode.connect(endpoint) })
  await wallet.call['touch']!()
  await wallet.get['timestamp']!()
}
