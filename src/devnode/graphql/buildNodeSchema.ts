import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLSchema } from 'graphql'
import type { Shape, Table } from './fields/Field.ts'
import { ObjectTypes } from './fields/ObjectTypes.ts'
import type { Mode, Shapes } from './fields/shapes.ts'
import { aggregateField } from './filters/aggregate.ts'
import { FilterTypes } from './filters/FilterTypes.ts'
import { blockchainType } from './roots/blockchain.ts'
import { collectionSubscription } from './roots/collectionSubscription.ts'
import { collectionField } from './roots/collections.ts'
import { counterpartiesField } from './roots/counterparties.ts'
import { emptyCollections } from './roots/emptyCollections.ts'
import { infoType } from './roots/info.ts'
import { messageStatusesField } from './roots/messageStatuses.ts'
import { postRequestsField } from './roots/postRequests.ts'

/** The whole schema of a mode. Sources: network 3, client interface 4.4. */
export const buildNodeSchema = (mode: Mode, shapes: Shapes): GraphQLSchema => {
  const types = new ObjectTypes()
  const filters = new FilterTypes()
  const collections: readonly (readonly [Table, Shape])[] = [
    ['accounts', shapes.account],
    ['blocks', shapes.block],
    ['messages', shapes.message],
    ['transactions', shapes.transaction],
  ]
  return new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        info: { description: 'The node itself.', type: new GraphQLNonNull(infoType), resolve: () => ({}) },
        blockchain: {
          description: 'The chain: objects by their hash, and lists page by page in the order of the chain.',
          type: new GraphQLNonNull(blockchainType(mode, types, shapes)),
          resolve: () => ({}),
        },
        ...Object.fromEntries(collections.map(([name, shape]) => [name, collectionField(shape, types, filters)])),
        ...Object.fromEntries(
          collections.map(([, shape]) => [`aggregate${shape.name}s`, aggregateField(shape, filters)]),
        ),
        ...Object.fromEntries(
          Object.entries(emptyCollections).map(([name, shape]) => [
            name,
            {
              ...collectionField(shape, types, filters),
              args: { filter: { type: filters.of(shape) }, limit: { type: GraphQLInt } },
              type: new GraphQLList(types.of(shape)),
              resolve: () => [],
            },
          ]),
        ),
        counterparties: counterpartiesField,
      },
    }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: { postRequests: postRequestsField } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: {
        ...Object.fromEntries(
          collections.map(([name, shape]) => [name, collectionSubscription(name, shape, types, filters)]),
        ),
        recentExtInMessageStatuses: messageStatusesField(types, shapes),
      },
    }),
  })
}
