/** The library in a page of Chromium, beside a client library in WebAssembly in the same browser. */
import { DevNode } from '../support/devnode/DevNode.ts'
import { BenchPages } from './browser/BenchPages.ts'
import { bytesAims, loadedBytes } from './browser/loadedBytes.ts'
import { addSteps } from './browser/steps.ts'
import type { Suite } from './Suite.ts'

export const browser: Suite = {
  name: 'browser',
  notes: `Pages in Chromium without a window, each with an empty cache, over loopback. Bytes are scripts and WebAssembly after Brotli of quality 11, without headers; the script of the peer is minified first, as a bundler does it. "The whole API" leaves out lists of words, the Zstandard compressor of the virtual machine (183 kB) and the two documents that describe the API.`,
  aims: bytesAims,
  run: async () => {
    const node = await DevNode.start()
    const pages = await BenchPages.start((account) => node.fund(account))
    try {
      addSteps(pages, node)
      return await loadedBytes(pages)
    } finally {
      await pages.stop()
      await node.dispose()
    }
  },
}
