/**
 * How messages are put into a byte stream, reduced to what a measuring client needs: encode once, count what comes back.
 * The client should cost as little as possible, or the comparison of two servers would measure the client.
 */

export interface Framing {
  /** Bytes of one message. */
  encode(text: string): Buffer
  /** A reader for one stream. */
  read(onMessage: (body: Buffer) => void): (chunk: Buffer) => void
}

/** One JSON text per line. */
export const lines: Framing = {
  encode: (text) => Buffer.from(`${text}\n`),
  read: (onMessage) =>
    withRemainder((bytes) => {
      let start = 0
      for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
        onMessage(bytes.subarray(start, end))
        start = end + 1
      }
      return start
    }),
}

/** A header with the length before each text. Source: Language Server Protocol 3.17, base protocol. */
export const contentLength: Framing = {
  encode: (text) => Buffer.from(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`),
  read: (onMessage) =>
    withRemainder((bytes) => {
      let start = 0
      for (;;) {
        const headerEnd = bytes.indexOf('\r\n\r\n', start)
        if (headerEnd < 0) return start
        const header = bytes.toString('latin1', start, headerEnd)
        const end = headerEnd + 4 + Number(header.slice('Content-Length: '.length))
        if (end > bytes.length) return start
        onMessage(bytes.subarray(headerEnd + 4, end))
        start = end
      }
    }),
}

/** Text frames of a client; answers to pings are not sent, so servers are started without them. Source: RFC 6455, 5.2. */
export const webSocketFrames: Framing = {
  encode: (text) => {
    const body = Buffer.from(text)
    const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, ...[body.length >> 8, body.length & 0xff]]
    if (body.length > 0xffff) throw new RangeError('A message of a benchmark is short')
    // A mask of zeros is legal and leaves the text as it is.
    return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), body])
  },
  read: (onMessage) =>
    withRemainder((bytes) => {
      let start = 0
      for (;;) {
        if (bytes.length - start < 4) return start
        const short = bytes[start + 1]! & 0x7f
        if (short === 127) throw new RangeError('An answer in a benchmark is short')
        const bodyStart = start + (short === 126 ? 4 : 2)
        const end = bodyStart + (short === 126 ? bytes.readUInt16BE(start + 2) : short)
        if (end > bytes.length) return start
        if ((bytes[start]! & 0x0f) === 1) onMessage(bytes.subarray(bodyStart, end))
        start = end
      }
    }),
}

/** Keeps the bytes that `consume` leaves; it returns how many it took. */
function withRemainder(consume: (bytes: Buffer) => number): (chunk: Buffer) => void {
  let rest: Buffer | undefined
  return (chunk) => {
    const bytes = rest === undefined ? chunk : Buffer.concat([rest, chunk])
    const taken = consume(bytes)
    rest = taken < bytes.length ? bytes.subarray(taken) : undefined
  }
}
