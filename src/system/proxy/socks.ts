/** SOCKS 5. Names are resolved by the proxy. Source: RFC 1928, RFC 1929. */
import { isIPv4, isIPv6, type Socket } from 'node:net'
import type { TunnelTarget } from './openTunnel.ts'
import type { Proxy } from './parseProxy.ts'

export class SocksError extends Error {}

const VERSION = 5
const NO_AUTHENTICATION = 0
const USER_AND_PASSWORD = 2
const CONNECT = 1
const IPV4 = 1
const NAME = 3
const IPV6 = 4

const REPLIES = [
  '',
  'it failed',
  'its rules do not allow the connection',
  'the network is unreachable for it',
  'the host is unreachable for it',
  'the connection was refused',
  'the connection took too long',
  'it does not support this command',
  'it does not support this kind of address',
]

/** Requests the connection; afterwards the socket carries the bytes of the target. Throws SocksError. */
export async function shakeHands(socket: Socket, { user, password }: Proxy, target: TunnelTarget): Promise<void> {
  const method = user === undefined ? NO_AUTHENTICATION : USER_AND_PASSWORD
  socket.write(Uint8Array.of(VERSION, 1, method))
  const chosen = await read(socket, 2)
  if (chosen[0] !== VERSION) throw new SocksError('it does not speak SOCKS 5')
  if (chosen[1] !== method) throw new SocksError('it wants another kind of authentication')
  if (user !== undefined) {
    socket.write(Buffer.concat([Uint8Array.of(1), counted(user), counted(password)]))
    if ((await read(socket, 2))[1] !== 0) throw new SocksError('it wants another user name and password')
  }
  socket.write(
    Buffer.concat([
      Uint8Array.of(VERSION, CONNECT, 0),
      addressOf(target.hostname),
      Uint8Array.of(target.port >> 8, target.port & 0xff),
    ]),
  )
  const [, reply = 1, , kind] = await read(socket, 4)
  if (reply !== 0) throw new SocksError(REPLIES[reply] ?? `it answered ${reply}`)
  const length = kind === IPV4 ? 4 : kind === IPV6 ? 16 : (await read(socket, 1))[0]!
  await read(socket, length + 2)
}

function addressOf(hostname: string): Buffer {
  if (isIPv4(hostname)) return Buffer.from([IPV4, ...hostname.split('.').map(Number)])
  if (isIPv6(hostname)) return Buffer.concat([Uint8Array.of(IPV6), ipv6Bytes(hostname)])
  return Buffer.concat([Uint8Array.of(NAME), counted(hostname)])
}

/** The parser of URLs writes addresses without zone and with at most one `::`. */
function ipv6Bytes(address: string): Buffer {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const [before, after] = [groups(head), groups(tail)]
  const all = [...before, ...Array(8 - before.length - after.length).fill(0), ...after]
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 0xff]))
}

function counted(text: string): Buffer {
  const bytes = Buffer.from(text)
  if (bytes.length > 255) throw new SocksError('the name, user or password is longer than 255 bytes')
  return Buffer.concat([Uint8Array.of(bytes.length), bytes])
}

/** Reads exactly `length` bytes; further bytes stay in the socket. */
function read(socket: Socket, length: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const end = () => {
      socket.off('readable', look)
      socket.off('end', fail)
      socket.off('close', fail)
    }
    const fail = () => {
      end()
      reject(new SocksError('it closed the connection'))
    }
    const look = () => {
      const bytes: Buffer | null = socket.read(length)
      if (bytes === null || bytes.length < length) return
      end()
      resolve(bytes)
    }
    socket.on('readable', look)
    socket.on('end', fail)
    socket.on('close', fail)
    look()
  })
}
