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
} from '../../../schema/shapes.ts'
import { verify } from '../../parameters/verify.ts'

export const SortDirection = constants('SortDirection', 'Direction of sorting.', {
  ASC: ['ASC', 'Smallest first.'],
  DESC: ['DESC', 'Largest first.'],
})

export const OrderBy = struct('OrderBy', 'A field to sort by.', {
  path: field(text, 'Path of the field, names separated by dots.'),
  direction: field(SortDirection, 'Direction.'),
})

export const AggregationFn = constants('AggregationFn', 'What is computed over a field.', {
  COUNT: ['COUNT', 'Number of objects.'],
  MIN: ['MIN', 'Smallest value.'],
  MAX: ['MAX', 'Largest value.'],
  SUM: ['SUM', 'Sum of the values.'],
  AVERAGE: ['AVERAGE', 'Mean of the values.'],
})

export const FieldAggregation = struct('FieldAggregation', 'An aggregation of a field.', {
  field: field(text, 'Path of the field, names separated by dots.'),
  fn: field(AggregationFn, 'What is computed.'),
})

const collection = field(
  text,
  'Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one of the node.',
)
const filter = optional(any, 'GraphQL filter object of the collection.')
const result = field(text, 'Fields to select, GraphQL text without the outer braces.')

export const ParamsOfQuery = struct('ParamsOfQuery', 'A GraphQL query.', {
  query: field(text, 'GraphQL text.'),
  variables: optional(any, 'Values of its variables, an object.'),
  verify: optional(bool, 'True ends with 901: free text cannot be proven. Extension of the published interface.', {
    default: false,
  }),
})

export const ResultOfQuery = struct('ResultOfQuery', 'Answer to a GraphQL query.', {
  result: field(any, 'The whole answer of the server; the selected data is in its field `data`.'),
})

const selection = {
  collection,
  filter,
  result,
  order: optional(array(OrderBy), 'How the objects are sorted.', { wrongName: 'orderBy' }),
  limit: optional(u32, 'Largest number of objects.'),
}

export const ParamsOfQueryCollection = struct('ParamsOfQueryCollection', 'A selection from a collection.', {
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

export const ResultOfWaitForCollection = struct('ResultOfWaitForCollection', 'The object that was waited for.', {
  result: field(any, 'The first object that matches.'),
})

export const ParamsOfAggregateCollection = struct('ParamsOfAggregateCollection', 'Aggregations over a collection.', {
  collection,
  filter,
  fields: optional(array(FieldAggregation), 'What is computed. Default: the number of objects.'),
})

export const ResultOfAggregateCollection = struct('ResultOfAggregateCollection', 'Results of aggregations.', {
  values: field(json(array(text)), 'Texts, in the order of `fields`.'),
})

export const ParamsOfQueryCounterparties = struct('ParamsOfQueryCounterparties', 'Counterparties of an account.', {
  account: field(text, 'Address of the account, as the node names it.'),
  result,
  first: optional(u32, 'Number of counterparties.'),
  after: optional(text, 'Field `cursor` of the last one of the page before.'),
})

export const ParamsOfQueryOperation = union('ParamsOfQueryOperation', 'One operation of a batch.', {
  QueryCollection: variant('A selection from a collection.', selection),
  WaitForCollection: variant('An object to wait for.', ParamsOfWaitForCollection.fields),
  AggregateCollection: variant('Aggregations over a collection.', ParamsOfAggregateCollection.fields),
  QueryCounterparties: variant('Counterparties of an account.', ParamsOfQueryCounterparties.fields),
})

export const ParamsOfBatchQuery = struct('ParamsOfBatchQuery', 'Several operations in one query.', {
  operations: field(array(ParamsOfQueryOperation), 'The operations.'),
})

export const ResultOfBatchQuery = struct('ResultOfBatchQuery', 'Results of a batch.', {
  results: field(
    array(any),
    'One result per operation, in their order; each is what the function of the operation returns.',
  ),
})

export const ParamsOfFindLastShardBlock = struct('ParamsOfFindLastShardBlock', 'An account.', {
  address: field(text, 'Address of the account.'),
})

export const ResultOfFindLastShardBlock = struct('ResultOfFindLastShardBlock', 'A block.', {
  block_id: field(text, 'Id of the last block of the shard of the account.'),
})
