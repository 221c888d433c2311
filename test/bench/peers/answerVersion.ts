/** The least that a server of JSON-RPC does: parse the request, write an answer. */
export function answerVersion(text: string): string {
  const { id } = JSON.parse(text) as { id: number }
  return JSON.stringify({ jsonrpc: '2.0', id, result: { version: '3.0.0' } })
}
