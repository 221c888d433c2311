import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GraphqlHandler } from '../../../src/program/devnode/graphql/createGraphqlHandler.ts'

/** A handler on a free loopback port. */
export interface GraphqlServer {
  /** `http://127.0.0.1:<port>/graphql` */
  readonly url: string
  post(query: string): Promise<{ readonly data: unknown; readonly errors?: readonly unknown[] }>
  close(): void
}

/** Serves until it is closed. */
export async function serveGraphql(handler: GraphqlHandler): Promise<GraphqlServer> {
  const server = createServer((request, response) => void handler.handleHttp(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  return {
    url,
    post: async (query) => {
      const response = await fetch(url, { method: 'POST', body: JSON.stringify({ query }) })
      return (await response.json()) as Awaited<ReturnType<GraphqlServer['post']>>
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
