import { GraphQLBoolean, GraphQLFloat, GraphQLInt, GraphQLList, GraphQLObjectType, GraphQLString } from 'graphql'
import type { RequestContext } from '../GraphqlNode.ts'

/** Version of the interface that a node of a mode reports: Dapp ID-aware from 1.0.0 on. Source: client interface 9. */
const interfaceVersion = { strict: '1.0.0', current: '1.0.0', legacy: '0.8.0' } as const

/** The root field `info`. Times and latencies are whole numbers: clients read no others. Source: network 1.6, 3.10. */
export const infoType = new GraphQLObjectType<unknown, RequestContext>({
  name: 'Info',
  description: 'Information about the node.',
  fields: {
    version: {
      type: GraphQLString,
      description: 'Version of the interface; from 1.0.0 on, accounts have Dapp IDs.',
      resolve: (_, __, { mode }) => interfaceVersion[mode],
    },
    time: {
      type: GraphQLFloat,
      description: 'Time of the node in ms.',
      resolve: (_, __, { clock }) => Math.floor(clock.now()),
    },
    latency: {
      type: GraphQLFloat,
      description: 'How far the data lags behind the chain, in ms.',
      resolve: (_, __, { node }) => Math.floor(node.latencyMs?.() ?? 0),
    },
    blocksLatency: {
      type: GraphQLFloat,
      description: 'How far blocks lag, in ms.',
      resolve: (_, __, { node }) => Math.floor(node.latencyMs?.() ?? 0),
    },
    messagesLatency: {
      type: GraphQLFloat,
      description: 'How far messages lag, in ms.',
      resolve: (_, __, { node }) => Math.floor(node.latencyMs?.() ?? 0),
    },
    transactionsLatency: {
      type: GraphQLFloat,
      description: 'How far transactions lag, in ms.',
      resolve: (_, __, { node }) => Math.floor(node.latencyMs?.() ?? 0),
    },
    lastBlockTime: {
      type: GraphQLFloat,
      description: 'Time of the last block in s, 0 before the first one.',
      resolve: (_, __, { store }) => store.lastBlock()?.genUtime ?? 0,
    },
    endpoints: {
      type: new GraphQLList(GraphQLString),
      description: 'Other endpoints of the network.',
      resolve: (_, __, { node }) => node.endpoints ?? [],
    },
    chainOrderBoundary: {
      type: GraphQLString,
      description: 'Chain order up to which nothing is added any more; always null here.',
    },
    rempEnabled: {
      type: GraphQLBoolean,
      description: 'Whether the node reports message statuses (REMP).',
      resolve: (_, __, { node }) => node.rempEnabled ?? false,
    },
    rules: {
      type: GraphQLString,
      description: 'Chain rules, current or classic. Not available on network nodes.',
      resolve: (_, __, { node }) => node.rules ?? null,
    },
    epoch: {
      type: GraphQLString,
      description: 'Id of the history of the chain: a reset chain has a new one. Not available on network nodes.',
      resolve: (_, __, { node }) => node.epoch?.() ?? null,
    },
    batchSize: { type: GraphQLInt, description: 'Maximum number of objects returned at once.', resolve: () => 50 },
  },
})
