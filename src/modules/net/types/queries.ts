/** Queries. */
import {
  any,
  array,
  bool,
  constants,
  field,
  json,
  optional,
  struct,
  text,
  u32,
  union,
  variant,
  withDefault,
} from '../../../schema/shapes.ts'
import { verify } from '../../parameters/verify.ts'

export const SortDirection = constants('SortDirection', 'Sort direction.', {
  ASC: ['ASC', 'Ascending.'],
  DESC: ['DESC', 'Descending.'],
})

export const OrderBy = struct('OrderBy', 'A field to sort by.', {
  path: field(text, 'Path of the field, names separated by dots.'),
  direction: field(SortDirection, 'Sort direction.'),
})

export const AggregationFn = constants('AggregationFn', 'Aggregate function.', {
  COUNT: ['COUNT', 'Number of objects.'],
  MIN: ['MIN', 'Smallest value.'],
  MAX: ['MAX', 'Largest value.'],
  SUM: ['SUM', 'Sum of the values.'],
  AVERAGE: ['AVERAGE', 'Average of the values.'],
})

export const FieldAggregation = struct('FieldAggregation', 'An aggregation of a field.', {
  field: field(text, 'Path of the field, names separated by dots.'),
  fn: field(AggregationFn, 'Aggregate function.'),
})

const collection = field(
  text,
  'Name of the collection: accounts, blocks, transactions, messages, block_signatures or another collection of the node.',
)
const filter = optional(any, 'GraphQL filter object of the collection.')
const result = field(text, 'Fields to select, GraphQL text without the outer braces.')

export const ParamsOfQuery = struct('ParamsOfQuery', 'A GraphQL query.', {
  query: field(text, 'GraphQL text. A call whose text contains a mutation counts as one that makes changes.', {
    graphql: true,
  }),
  variables: optional(any, 'Values of its variables, an object.'),
  verify: withDefault(
    bool,
    'True fails with 901: free-form queries cannot be proven. Extension of the published interface.',
    false,
  ),
})

export const ResultOfQuery = struct('ResultOfQuery', 'Response to a GraphQL query.', {
  result: field(any, 'The whole response of the server; the selected data is in its field `data`.'),
})

const selection = {
  collection,
  filter,
  result,
  order: optional(array(OrderBy), 'Sort order of the objects.', { wrongName: 'orderBy' }),
  limit: optional(u32, 'Maximum number of objects.'),
}

export const ParamsOfQueryCollection = struct('ParamsOfQueryCollection', 'A query of a collection.', {
  ...selection,
  verify,
})

export const ResultOfQueryCollection = struct('ResultOfQueryCollection', 'Selected objects.', {
  result: field(array(any), 'The objects.'),
})

export const ParamsOfWaitForCollection = struct('ParamsOfWaitForCollection', 'An object to wait for.', {
  collection,
  filter,
  result,
  timeout: optional(u32, 'How long to wait, in ms. Default: `network.wait_for_timeout`.'),
})

export const ResultOfWaitForCollection = struct('ResultOfWaitForCollection', 'The object that appeared.', {
  result: field(any, 'The first matching object.'),
})

export const ParamsOfAggregateCollection = struct('ParamsOfAggregateCollection', 'Aggregations over a collection.', {
  collection,
  filter,
  fields: optional(array(FieldAggregation), 'What to compute. Default: the number of objects.'),
})

export const ResultOfAggregateCollection = struct('ResultOfAggregateCollection', 'Results of aggregations.', {
  values: field(json(array(text)), 'Values as text, in the order of `fields`.'),
})

export const ParamsOfQueryCounterparties = struct('ParamsOfQueryCounterparties', 'Counterparties of an account.', {
  account: field(text, 'Address of the account, as the node writes it.'),
  result,
  first: optional(u32, 'Maximum number of counterparties.'),
  after: optional(text, 'The `cursor` of the last counterparty of the previous page.'),
})

export const ParamsOfQueryOperation = union('ParamsOfQueryOperation', 'One operation of a batch.', {
  QueryCollection: variant('A query of a collection.', selection),
  WaitForCollection: variant('An object to wait for.', ParamsOfWaitForCollection.fields),
  AggregateCollection: variant('Aggregations over a collection.', ParamsOfAggregateCollection.fields),
  QueryCounterparties: variant('Counterparties of an account.', ParamsOfQueryCounterparties.fields),
})

export const ParamsOfBatchQuery = struct('ParamsOfBatchQuery', 'Several operations in one query.', {
  operations: field(array(ParamsOfQueryOperation), 'The operations.'),
})

export const ResultOfBatchQuery = struct('ResultOfBatchQuery', 'Results of a batch.', {
  results: field(array(any), 'One result per operation, in order; each is what the corresponding function returns.'),
})

export const ParamsOfFindLastShardBlock = struct('ParamsOfFindLastShardBlock', 'An account.', {
  address: field(text, 'Address of the account.'),
})

export const ResultOfFindLastShardBlock = struct('ResultOfFindLastShardBlock', 'A block.', {
  block_id: field(text, 'Id of the last block of the account’s shard.'),
})
