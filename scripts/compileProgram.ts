/**
 * Runs the program and writes what it has compiled by its end, as
 * `node scripts/compileProgram.ts <program> <chunks> <entry> <output> <arguments>...`. The output is an archive for
 * `loadProgram`, with the functions that ran. The argument `getter` stands for a command line that runs a getter of a contract.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveBytes } from '../src/system/Archive.ts'
import { loadProgram } from '../src/system/loadProgram.ts'

/** A deployed HelloWallet, as `account save` writes it. */
const ACCOUNT_ID = '75dff78259f614e6ae8a84b4ca39b3a5e18971ebb2883ea460301f9d3fbcbefc'
const ACCOUNT =
  'te6ccgECEQEAAx4AArEYAOu/7wSz7CnNXRUJaZRzZ0vDEuPXZRB9SMBgPzp/eX34QFALoGsDbhUAAAAAAFuNgSgSmx+9wmp7A/GvOXWsTe7wfJAyAH+mYyHgptaEpDad2xQZcP77LAIBAGG4Tx1Njj0+RuV9XOC3lXc3dJuStWbTYIYQ6QXOVcIoBAAAAaIFZf8WtYG3CoAAAADAART/APSkE/S88sgLAwIBIAwEBPby7UTQ0//TP9IA0x/TH9EF0wABwAFclzABgwjXGFneInAE0wABwAGVNAPT/xTe0z/TH9MfBo4bJsAAkzYpBt4m8qj4KMjOFM7J+QBUEEb5EPKolTMzJPJ64iGCEAc0LEq64wIhghAfnWSDuuMCIYIQaBflNbrjAiHAASILCgkFAvyCEDcxLkW6sSKCEDtj1H66sSKCEEzuZGy6sfK8KPLgZVFIuvLgZgH4I7zyuVImvPK0+COBA+iogggbd0CgIrzytCTAAZMD8nOUA/LgTOL4AAWkJMjL/ybPCz/PgxLLHyHPCx/J7VT4DyLAASOCEDcxLkW6seMCMGwiINdJwAAIBgHmk9dM0N76QCDXScAAk9dM0N7TfyDXScAAk9dM0N7TAAHAAXGIBoIQTO5kbLqOETA0INdJwACT10zQ3tMH10wEkTLibcjPhYASygDPhEAUzlj6AhL0AHDPC2wi0CDXSQHXSqDAAJRsEs+BlM+DEsziyQH7AAcAAAB0bCH4IwLIy/8Tyz/PgyHPCx8Syx/J7VTIz5A3xOJOyx/Ii9wAAAAAAAAAAAAAAAAYzxYByc8UyXD7AABOFF8EbEKDHrHIyx/LH8iL3AAAAAAAAAAAAAAAABjPFgHJzxTJcPsAAE4UXwRsQoMescjLH8v/yIvcAAAAAAAAAAAAAAAAGM8WAcnPFMlw+wAAaBlfCYumhlbGxvV29ybGSMjOyQGDHrHIyx/MyIvcAAAAAAAAAAAAAAAAGM8WAcnPFMlw+wACAUgQDQIBSA8OACm4yX7UTQ0/8x0z8x0gAx0x8x0x/RgAKbs5ztRNDT/9M/MdIAMdMfMdMfMdGAAG0F8E'

/** Its only getter. */
const ABI = {
  'ABI version': 2,
  version: '2.4',
  header: ['pubkey', 'time', 'expire'],
  functions: [{ name: 'timestamp', inputs: [], outputs: [{ name: 'value0', type: 'uint32' }] }],
  events: [],
  fields: [],
}

/** A node with one account, used to compile ahead the code of a getter, for which people wait most often. */
class SampleNode {
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<SampleNode> {
    const server = createServer((request, response) => {
      const isAccount = request.url?.startsWith('/v2/account') === true
      const answer = isAccount
        ? { boc: ACCOUNT, dapp_id: ACCOUNT_ID, state_timestamp: 1795386901000 }
        : { data: { info: { version: '1.0.0' } } }
      request.resume()
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // The server must not keep the process alive: the program decides when it exits.
    server.unref()
    return new SampleNode(server)
  }

  /** Words of a command line that runs the getter. */
  get getter(): readonly string[] {
    const { port } = this.#server.address() as AddressInfo
    const address = `${ACCOUNT_ID}::${ACCOUNT_ID}`
    return ['run', address, 'timestamp', '--abi', JSON.stringify(ABI), '--url', `http://127.0.0.1:${port}`]
  }
}

const [program, chunks, entry, output, ...args] = process.argv.slice(2) as [string, string, string, string]
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-build-'))
process.env['VENDORCLIENT_DAEMON_DATA_FOLDER'] = folder
const [first] = args as readonly string[]
const words = first === 'getter' ? (await SampleNode.start()).getter : args
process.argv.splice(1, process.argv.length, entry, ...words)
const scripts = loadProgram({
  program,
  chunks,
  entry,
  version: '',
  // The path of the building machine is left out.
  filename: 'program.js',
  compiled: join(folder, 'none'),
  require: createRequire(entry),
})
process.on('exit', () => {
  writeFileSync(output, archiveBytes(new Map([...scripts].map(([name, script]) => [name, script.createCachedData()]))))
  rmSync(folder, { recursive: true, force: true })
})
