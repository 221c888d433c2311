import type { IncomingMessage } from 'node:http'

/** A body above the limit. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'

  constructor(limit: number) {
    super(`The request body is larger than ${limit} bytes`)
  }
}

/** Whole body of a request. Throws BodyTooLarge as soon as it is known, without reading on. */
export const readBody = async (request: IncomingMessage, limit: number): Promise<Buffer> => {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge(limit)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > limit) throw new BodyTooLarge(limit)
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks, size)
}
