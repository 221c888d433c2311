import type { ServerResponse } from 'node:http'

/** Ends a response with a JSON body. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendJsonText(response, status, JSON.stringify(value))
}

/** Ends a response with a text that is JSON already. */
export function sendJsonText(response: ServerResponse, status: number, json: string): void {
  send(response, status, 'application/json', json)
}

/** Ends a response with a text. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, 'text/plain; charset=utf-8', text)
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  // The client may have disconnected, or a fault may have cut the connection.
  if (response.destroyed || response.writableEnded) return
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body)
}
