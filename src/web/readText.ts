import { NetworkError } from '../ports/NetworkAccess.ts'

/**
 * The body as text: UTF-8 without a byte order mark, with replacement characters for invalid bytes. Throws NetworkError, or
 * the reason of the signal.
 */
export async function readText(response: Response, maxBytes: number, signal: AbortSignal): Promise<string> {
  if (response.body === null) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      signal.throwIfAborted()
      throw new NetworkError('unreachable', 'the connection was closed before the answer was complete', cause)
    })
    if (done) return text + decoder.decode()
    length += value.length
    if (length > maxBytes) {
      reader.cancel().catch(() => {})
      throw new NetworkError('size', `The answer is larger than ${maxBytes} bytes`, undefined)
    }
    text += decoder.decode(value, { stream: true })
  }
}
