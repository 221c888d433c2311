/** The library in a page of Chromium, beside a client library in WebAssembly in the same browser. */
import { helloWallet } from '../../src/program/contracts/generated/helloWallet.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { NodeContract } from '../support/devnode/NodeContract.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { BenchPages } from './browser/BenchPages.ts'
import { busyLibrary, busyLibraryAims } from './browser/busyLibrary.ts'
import { callRateAims, pageCallRates } from './browser/callRates.ts'
import { firstUse, firstUseAims } from './browser/firstUse.ts'
import { idlePage, idlePageAims } from './browser/idlePage.ts'
import { bytesAims, loadedBytes } from './browser/loadedBytes.ts'
import { addSteps } from './browser/steps.ts'
import type { Row, Suite } from './Suite.ts'

export const browser: Suite = {
  name: 'browser',
  notes:
    'Pages in Chromium without a window, over loopback, with the library in its worker and the peer in the thread of the page. ' +
    'Bytes are scripts and WebAssembly after Brotli of quality 11, without headers; the script of the peer is minified first, as a bundler does it. "The whole API" leaves out lists of words, the Zstandard compressor of the virtual machine (183 kB) and the two documents that describe the API. ' +
    'Times begin with the navigation, each with an empty cache. The library sends a message after it has asked the node for what it needs to prove later that the message was not executed; the peer leaves sending to the application, and posts at once. ' +
    'At 10 Mbit/s, answers of the server that has the scripts begin 40 ms after their request; those of the node do not wait. ' +
    'Rates are those of calls that are made all at once or one after the other; a call of the peer is a function call. Where nothing else is said, the page allows WebAssembly, by which the library then checks signatures. ' +
    'Memory is what the processes of pages share with no other after the first signature, above that of an empty page. ' +
    'The gap is the longest time between two messages that the page posts to itself during 5 s, median of 3; on a busy machine it contains the time for which the page did not get a processor.',
  aims: { ...bytesAims, ...firstUseAims, ...callRateAims, ...idlePageAims, ...busyLibraryAims },
  run: async () => {
    const node = await DevNode.start()
    const client = await LocalClient.open()
    const pages = await BenchPages.start((account) => node.fund(account))
    try {
      addSteps(pages, await NodeContract.deploy(node, client, helloWallet))
      const rows: Row[] = []
      for (const measure of [loadedBytes, firstUse, pageCallRates, idlePage, busyLibrary])
        rows.push(...(await measure(pages)))
      return rows
    } finally {
      await pages.stop()
      client.close()
      await node.dispose()
    }
  },
}
