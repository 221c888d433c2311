import type { IncomingMessage } from 'node:http'

/** The body of a request is larger than the limit. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'

  constructor(limit: number) {
    super(`The request body is larger than ${limit} bytes`)
  }
}

/**
 * Whole body of a request. Rejects with BodyTooLarge as soon as the body is known to exceed the limit, without reading
 * the rest, and also when the peer disconnects.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) {
      reject(new BodyTooLarge(limit))
      return
    }
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) {
        request.pause()
        reject(new BodyTooLarge(limit))
      } else {
        chunks.push(chunk)
      }
    })
    request.on('end', () => resolve(Buffer.concat(chunks, size)))
    request.on('error', reject)
    request.on('aborted', () => reject(new Error('The request was cut off')))
  })
}
