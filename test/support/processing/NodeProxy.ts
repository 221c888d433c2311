/**
 * A server between the library and a node: the test decides what happens to each posted message, and how answers to
 * reads are changed. Without a script everything is handed on. It is gone when its test is over.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { TestContext } from 'vitest'
import type { SentMessage } from './ProcessingPeer.ts'

export interface NodeAnswer {
  readonly status: number
  readonly text: string
}

/** What the client gets: an answer, a cut connection, or nothing until the connection ends. */
export type ProxyAnswer = NodeAnswer | 'drop' | 'silence'

/** One `POST /v2/messages` of the client. */
export interface ProxiedPost {
  readonly message: SentMessage
  /** Counts all posts of the client from 0. */
  readonly index: number
  /** Posts the message to the node; may be called more than once. */
  readonly forward: () => Promise<NodeAnswer>
}

/** A read of the client: an account by REST, or GraphQL. */
export interface ProxiedRead {
  readonly path: string
  /** Empty for GET. */
  readonly body: string
  /** Sends the read to the node, or another body. */
  readonly forward: (otherBody?: string) => Promise<NodeAnswer>
}

export interface ProxyScript {
  post?: (post: ProxiedPost) => Promise<ProxyAnswer>
  read?: (read: ProxiedRead) => Promise<ProxyAnswer>
}

export class NodeProxy {
  /** Messages that the client posted, copies included. */
  readonly posts: SentMessage[] = []
  script: ProxyScript
  /** Endpoint of the node; a restarted one may have another. */
  upstream: string
  readonly #connections = new Set<Socket>()
  readonly #server: Server

  private constructor(upstream: string, script: ProxyScript) {
    this.upstream = upstream
    this.script = script
    this.#server = createServer((request, response) => {
      // A node that fails during an exchange looks the same to the client as a proxy that does.
      this.#serve(request, response).catch(() => request.socket.destroy())
    })
    this.#server.on('connection', (connection) => {
      this.#connections.add(connection)
      connection.on('close', () => this.#connections.delete(connection))
    })
  }

  static async start(
    upstream: string,
    onTestFinished: TestContext['onTestFinished'],
    script: ProxyScript = {},
  ): Promise<NodeProxy> {
    const proxy = new NodeProxy(upstream, script)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => proxy.#stop())
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Ids of the different messages that were posted. */
  get messageIds(): string[] {
    return [...new Set(this.posts.map(({ id }) => id))]
  }

  async #stop(): Promise<void> {
    for (const connection of this.#connections) connection.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const forward = (otherBody = body) => this.#forward(request, otherBody)
    const answer = await this.#answer(request.url!, request.method!, body, forward)
    if (answer === 'silence') return
    if (answer === 'drop') request.socket.destroy()
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text)
  }

  #answer(
    path: string,
    method: string,
    body: string,
    forward: (otherBody?: string) => Promise<NodeAnswer>,
  ): Promise<ProxyAnswer> {
    const { post, read } = this.script
    if (path !== '/v2/messages' || method !== 'POST')
      return read === undefined ? forward() : read({ path, body, forward })
    const [message] = JSON.parse(body) as [SentMessage]
    const index = this.posts.push(message) - 1
    return post === undefined ? forward() : post({ message, index, forward })
  }

  async #forward({ method, url, headers }: IncomingMessage, body: string): Promise<NodeAnswer> {
    const answer = await fetch(new URL(url!, this.upstream), {
      method: method!,
      headers: { 'content-type': headers['content-type'] ?? 'application/json' },
      ...(method === 'GET' ? {} : { body }),
    })
    return { status: answer.status, text: await answer.text() }
  }
}

/** Like a node that posts the same message again by itself: the client gets the second answer. */
export async function postTwice({ forward }: ProxiedPost): Promise<NodeAnswer> {
  await forward()
  return forward()
}

/** The node executes the message, but the client gets a refusal of the contract. */
export function refuseAfterExecution(exitCode: number) {
  return async ({ forward, message }: ProxiedPost): Promise<NodeAnswer> => {
    await forward()
    return refusedWith('TVM_ERROR', exitCode, message)
  }
}

/** A refusal as a node writes it. */
export function refusedWith(code: string, exitCode: number, { id, account_id, dapp_id }: SentMessage): NodeAnswer {
  return {
    status: 200,
    text: JSON.stringify({
      result: null,
      error: {
        code,
        message: `Message was not accepted: exit code ${exitCode}`,
        data: {
          ...{ producers: [], message_hash: id, exit_code: exitCode, current_time: '0', thread_id: '0'.repeat(68) },
          ...{ account_id, dapp_id },
        },
      },
      ext_message_token: null,
    }),
  }
}

/** The message never gets to the node. */
export async function loseMessage(): Promise<'drop'> {
  return 'drop'
}

/** The node executes the message, but the client gets no answer. */
export async function loseAnswer({ forward }: ProxiedPost): Promise<'drop'> {
  await forward()
  return 'drop'
}

/** The answer with another body. */
export function withJson(answer: NodeAnswer, change: (json: never) => unknown): NodeAnswer {
  return {
    ...answer,
    text: JSON.stringify(change(JSON.parse(answer.text) as never)),
  }
}
