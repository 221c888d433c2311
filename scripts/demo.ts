/**
 * The main use of the program, shown step by step: start the daemon, connect over stdio and over WebSocket, configure a
 * client, let the library ask this program for a signature, check it, turn a seed phrase into a signed message, show
 * what remains on disk, and run everything on a development node: money, contract, call, the account's state.
 * Everything happens in a temporary folder and is removed at the end.
 */

import { once } from 'node:events'
import { existsSync, mkdtempDisposableSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import WebSocket from 'ws'
import { encodeOffline } from './demo/encodeOffline.ts'
import { HostSession } from './demo/HostSession.ts'
import { createKeys, signWith } from './demo/keys.ts'
import { narrate, show } from './demo/narrate.ts'
import { spawnStdio } from './demo/spawnStdio.ts'
import { startService } from './demo/startService.ts'
import { useNode } from './demo/useNode.ts'

using folder = mkdtempDisposableSync(join(tmpdir(), 'vendorclient-demo-'))
const dataFolder = join(folder.path, 'data')

await overStdio()
await overWebSocket()
await showDataFolder(dataFolder)
await useNode(dataFolder)
narrate('Done')

async function overStdio(): Promise<void> {
  narrate('Start the daemon as a child process and talk over its stdin and stdout')
  const daemon = spawnStdio(dataFolder)

  narrate('Configure a client')
  const { result } = await daemon.call('daemon.initialize', {
    protocol: { min: 1, max: 1 },
    required: ['app_objects'],
    binding: { library: 'demo', version: '1.0.0' },
    config: {
      network: { endpoints: ['http://127.0.0.1:8600'], message_retries_count: 3 },
      crypto: { mnemonic_word_count: 24 },
    },
  })
  show('network in force', (result as { config: { network: unknown } }).config.network)

  narrate('Register a signing box: the key stays here, the library asks for signatures')
  const keys = createKeys()
  daemon.onAppRequest = (request) => signWith(keys, request)
  const registered = await daemon.call('crypto.register_signing_box', { _call: { app_object: 'vault' } })

  narrate('Sign through the box; the request comes to this program and is answered')
  const message = Buffer.from('pay 5 to Bob').toString('base64')
  const { handle } = registered.result as { handle: number }
  const signed = await daemon.call('crypto.signing_box_sign', { signing_box: handle, unsigned: message })
  const { signature } = signed.result as { signature: string }

  narrate('Verify the signature with the public key alone')
  const attached = Buffer.concat([Buffer.from(signature, 'hex'), Buffer.from(message, 'base64')]).toString('base64')
  const verified = await daemon.call('crypto.verify_signature', { signed: attached, public: keys.publicHex })
  const { unsigned } = verified.result as { unsigned: string }
  show('the library says the signed text is', Buffer.from(unsigned, 'base64').toString())

  narrate('A refusal arrives as an error of the call that waited')
  daemon.onAppRequest = () => ({ type: 'Error', text: 'declined by user' })
  await daemon.call('crypto.signing_box_sign', { signing_box: handle, unsigned: message })

  await encodeOffline(daemon)

  narrate('Closing stdin ends the daemon')
  show('exit code', await daemon.close())
}

async function overWebSocket(): Promise<void> {
  narrate('Serve WebSocket for desktop applications')
  // A daemon that serves many clients.
  const server = await startService<Discovery>('daemon', '--data', dataFolder, '--log-level', 'warn')
  show('ready line', server.announced)

  narrate('Connect with the token from the data folder')
  const socket = await connectWebSocket(dataFolder, server.announced)
  await socket.call('client.version', {})
  await socket.call('crypto.generate_random_sign_keys', {})
  await socket.call('utils.convert_address', {
    address: `0:${'7'.repeat(64)}`,
    output_format: { type: 'Extended', dapp_id: '7'.repeat(64) },
  })

  narrate('Ask it to stop')
  await socket.call('daemon.shutdown', {})
  show('exit code', await server.ended)
}

/** Prints what the daemon keeps: files with their modes, tables with their columns. */
async function showDataFolder(folder: string): Promise<void> {
  narrate('Look at the data folder')
  for (const name of ['.', ...readdirSync(folder)]) {
    const stats = statSync(join(folder, name))
    const mode = (stats.mode & 0o777).toString(8).padStart(4, '0')
    show(
      name === '.' ? 'data folder' : name,
      stats.isDirectory() ? `mode ${mode}` : `mode ${mode}, ${stats.size} bytes`,
    )
  }
  const storage = join(folder, 'storage.sqlite3')
  if (!existsSync(storage)) {
    show('storage', 'none yet: the first item that is kept makes its file')
    return
  }
  const database = new Database(storage, { readonly: true })
  const version = database.pragma('user_version', { simple: true })
  show('schema version', version)
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all()
  for (const table of tables as string[]) {
    const columns = database.pragma(`table_info(${table})`) as { name: string; type: string }[]
    show(`table ${table}`, columns.map(({ name, type }) => `${name} ${type}`).join(', '))
  }
  database.close()
}

interface Discovery {
  readonly ws: string
  readonly token_file: string
}

async function connectWebSocket(dataFolder: string, discovery: Discovery): Promise<HostSession> {
  const token = readFileSync(join(dataFolder, discovery.token_file), 'utf8').trim()
  const socket = new WebSocket(discovery.ws, { headers: { authorization: `Bearer ${token}` } })
  await once(socket, 'open')
  const session = new HostSession((text) => socket.send(text))
  socket.on('message', (data) => session.receive(data.toString()))
  return session
}
