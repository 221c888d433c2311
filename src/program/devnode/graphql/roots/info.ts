import { GraphQLBoolean, GraphQLFloat, GraphQLInt, GraphQLList, GraphQLObjectType, GraphQLString } from 'graphql'
import type { RequestContext } from '../GraphqlNode.ts'

/** Version of the interface that a node of a mode reports: Dapp ID-aware from 1.0.0 on. Source: client interface 9. */
const interfaceVersion = { strict: '1.0.0', current: '1.0.0', legacy: '0.8.0' } as const

/** The root field `info`. Times and latencies are whole numbers: clients read no others. Source: network 1.6, 3.10. */
export const infoType = new GraphQLObjectType<unknown, RequestContext>({
  name: 'Info',
  description: 'What the node tells of itself.',
  fields: {
    version: { type: GraphQLString, resolve: (_, __, { mode }) => interfaceVersion[mode] },
    time: {
      type: GraphQLFloat,
      description: 'Time of the node in ms.',
      resolve: (_, __, { clock }) => Math.floor(clock.now()),
    },
    latency: {
      type: GraphQLFloat,
      description: 'How far the data is behind the chain, in ms.',
      resolve: (_, __, { node }) => Math.floor(node.latencyMs?.() ?? 0),
    },
    blocksLatency: { type: GraphQLFloat, resolve: (_, __, { node }) => Math.floor(node.latencyMs?.() ?? 0) },
    messagesLatency: { type: GraphQLFloat, resolve: (_, __, { node }) => Math.floor(node.latencyMs?.() ?? 0) },
    transactionsLatency: { type: GraphQLFloat, resolve: (_, __, { node }) => Math.floor(node.latencyMs?.() ?? 0) },
    lastBlockTime: {
      type: GraphQLFloat,
      description: 'Generation time of the last block in seconds, 0 before the first one.',
      resolve: (_, __, { store }) => store.lastBlock()?.genUtime ?? 0,
    },
    endpoints: { type: new GraphQLList(GraphQLString), resolve: (_, __, { node }) => node.endpoints ?? [] },
    chainOrderBoundary: { type: GraphQLString },
    rempEnabled: { type: GraphQLBoolean, resolve: (_, __, { node }) => node.rempEnabled ?? false },
    rules: {
      type: GraphQLString,
      description: 'Rules of the chain, current or classic. Nodes of networks do not have it.',
      resolve: (_, __, { node }) => node.rules ?? null,
    },
    epoch: {
      type: GraphQLString,
      description:
        'Names the history of the chain: one that begins anew has another. Nodes of networks do not have it.',
      resolve: (_, __, { node }) => node.epoch?.() ?? null,
    },
    batchSize: { type: GraphQLInt, resolve: () => 50 },
  },
})
