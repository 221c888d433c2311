/** Opens a client, tells the process of its daemon, and ends as it is told. */
import { loadClient, spawnClient } from 'vendorclient'

const [mode, program, dataFolder, end] = process.argv.slice(2)
const client = await (mode === 'load' ? loadClient : spawnClient)({ program, dataFolder })
await client.crypto.registerSigningBox({ getPublicKey: () => ({ public_key: '' }) })
console.log(client.info.server.pid)
if (end === 'exit') process.exit()
if (end === 'wait') await client.call('test.sleep', { ms: 60_000 })
