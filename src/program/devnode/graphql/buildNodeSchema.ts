import {
  type ASTVisitor,
  type DirectiveNode,
  type FieldNode,
  FieldsOnCorrectTypeRule,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  KnownArgumentNamesRule,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import { ParsedBlockSignature } from '../../../modules/boc/types/parsedBlock.ts'
import { absent, big, count, int, list, type Shape, text } from './fields/Field.ts'
import { formShape } from './fields/formFields.ts'
import { ObjectTypes } from './fields/ObjectTypes.ts'
import type { Mode, Shapes } from './fields/shapes.ts'
import { aggregateField, emptyAggregateField } from './filters/aggregate.ts'
import { FilterTypes } from './filters/FilterTypes.ts'
import type { RequestContext } from './GraphqlNode.ts'
import { accountNodeType } from './roots/accountNode.ts'
import { blockchainType } from './roots/blockchain.ts'
import { collectionSubscription } from './roots/collectionSubscription.ts'
import { collectionField } from './roots/collections.ts'
import { counterpartiesField } from './roots/counterparties.ts'
import { disabledField } from './roots/disabledField.ts'
import { infoShape } from './roots/info.ts'
import { messageStatusesField } from './roots/messageStatuses.ts'
import { postRequestsField } from './roots/postRequests.ts'

/** Validation rules for a node that behaves like a network with default settings. */
const networkRules: readonly ValidationRule[] = [
  OfferedOperations,
  KnownFields,
  KnownArguments,
  ...specifiedRules.filter((rule) => rule !== FieldsOnCorrectTypeRule && rule !== KnownArgumentNamesRule),
]

/** Reports during validation that the node has no subscriptions; GraphQL.js would report it only during execution. */
function OfferedOperations(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition: (node) => {
      if (context.getSchema().getRootType(node.operation)) return
      const nodes = [node]
      context.reportError(new GraphQLError(`Schema is not configured for ${node.operation}s.`, { nodes }))
    },
  }
}

function KnownFields(context: ValidationContext): ASTVisitor {
  return {
    Field: (node) => {
      const type = context.getParentType()
      if (!type || context.getFieldDef()) return
      const message = `Unknown field "${node.name.value}" on type "${type.name}".`
      context.reportError(new GraphQLError(message, { nodes: [node] }))
    },
  }
}

function KnownArguments(context: ValidationContext): ASTVisitor {
  const check = (
    owner: string,
    { arguments: given = [] }: FieldNode | DirectiveNode,
    known: readonly GraphQLArgument[],
  ) => {
    for (const argument of given) {
      if (known.some(({ name }) => name === argument.name.value)) continue
      const message = `Unknown argument "${argument.name.value}" on ${owner}.`
      context.reportError(new GraphQLError(message, { nodes: [argument] }))
    }
  }
  return {
    Field: (node) => {
      const field = context.getFieldDef()
      const type = context.getParentType()
      if (field && type) check(`field "${field.name}" of type "${type.name}"`, node, field.args)
    },
    Directive: (node) => {
      const directive = context.getDirective()
      if (directive) check(`directive "${directive.name}"`, node, directive.args)
    },
  }
}

const blockSignatures: Shape = {
  name: 'BlockSignatures',
  fields: {
    id: text('Hash of the block, 64 hex digits.'),
    catchain_seqno: count('Catchain sequence number.'),
    gen_utime: count('Time of the block, Unix time in s.'),
    proof: absent('Proof as a bag of cells, base64.'),
    seq_no: count('Number of the block.'),
    shard: text('Prefix of the shard with its end marker, 16 hex digits.'),
    sig_weight: big('Weight of the signatures.'),
    signatures: list(formShape('BlockSignaturesSignatures', ParsedBlockSignature), 'The signatures.'),
    validator_list_hash_short: count('Short hash of the validator list.'),
    workchain_id: int('Workchain.'),
  },
}

/**
 * Collections of networks with validators. A local node has no validators, so the collections exist and are empty.
 * Programs of older clients ask for `blocks_signatures`. Source: network 3.2.
 */
const emptyCollections: Readonly<Record<string, Shape>> = {
  block_signatures: blockSignatures,
  blocks_signatures: blockSignatures,
  zerostates: {
    name: 'Zerostate',
    fields: {
      id: text('Hash of the state, 64 hex digits.'),
      boc: text('The whole state as a bag of cells, base64.'),
      file_hash: text('Hash of the serialized state, 64 hex digits.'),
      global_id: int('Id of the network.'),
      root_hash: text('Hash of the root cell, 64 hex digits.'),
      workchain_id: int('Workchain.'),
    },
  },
}

/** The schema that validates and executes requests, and the description for clients. */
export interface NodeSchema {
  readonly schema: GraphQLSchema
  /** The schema without fields that are switched off; the complete one if all are on. */
  readonly shown: GraphQLSchema
  /** Validation rules for documents. */
  readonly rules: readonly ValidationRule[]
}

/** The whole schema of a mode. Sources: network 3, client interface 4.4. */
export function buildNodeSchema(mode: Mode, shapes: Shapes): NodeSchema {
  if (mode === 'strict') return buildStrictSchema(shapes)
  const schema = buildOpenSchema(mode, shapes)
  return { schema, shown: schema, rules: specifiedRules }
}

type RootField = GraphQLFieldConfig<unknown, RequestContext>

/** Queries only; the collections are known and switched off. Source: network 3.10. */
function buildStrictSchema(shapes: Shapes): NodeSchema {
  const types = new ObjectTypes()
  const filters = new FilterTypes()
  const account = accountNodeType(types, shapes)
  const schemaOf = (deprecated: 'disabled' | 'absent', more: Record<string, RootField>) => {
    const blockchain = blockchainType({ mode: 'strict', types, shapes, account, deprecated })
    const own = { info: rootField(types.of(infoShape)), blockchain: rootField(blockchain) }
    return new GraphQLSchema({ query: new GraphQLObjectType({ name: 'QueryRoot', fields: { ...own, ...more } }) })
  }
  const disabled: Record<string, RootField> = {
    account: disabledField({ type: account, args: { address: { type: new GraphQLNonNull(GraphQLString) } } }),
    ...mapValues(collectionsOf(shapes), (shape) => disabledField(collectionField(shape, types, filters))),
  }
  return { schema: schemaOf('disabled', disabled), shown: schemaOf('absent', {}), rules: networkRules }
}

function buildOpenSchema(mode: Mode, shapes: Shapes): GraphQLSchema {
  const types = new ObjectTypes()
  const filters = new FilterTypes()
  const collections = collectionsOf(shapes)
  const blockchain = blockchainType({
    mode,
    types,
    shapes,
    account: accountNodeType(types, shapes),
    deprecated: 'open',
  })
  const aggregates = Object.values(collections).map((shape) => [
    `aggregate${shape.name}s`,
    aggregateField(shape, filters),
  ])
  const query = {
    info: { description: 'The node itself.', ...rootField(types.of(infoShape)) },
    blockchain: {
      description: 'The chain: objects by hash, and paginated lists in chain order.',
      ...rootField(blockchain),
    },
    ...mapValues(collections, (shape) => collectionField(shape, types, filters)),
    ...Object.fromEntries(aggregates),
    aggregateBlockSignatures: emptyAggregateField(blockSignatures, filters),
    aggregateBlocksSignatures: emptyAggregateField(blockSignatures, filters),
    ...mapValues(emptyCollections, (shape) => ({
      ...collectionField(shape, types, filters),
      args: { filter: { type: filters.of(shape) }, limit: { type: GraphQLInt } },
      resolve: () => [],
    })),
    counterparties: counterpartiesField(types),
  }
  const subscription = {
    ...mapValues(collections, (shape) => collectionSubscription(shape, types, filters)),
    recentExtInMessageStatuses: messageStatusesField(types, shapes),
  }
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: query }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: { postRequests: postRequestsField } }),
    subscription: new GraphQLObjectType({ name: 'Subscription', fields: subscription }),
  })
}

/** A field that returns an empty object, because its fields do not depend on it. */
function rootField(type: GraphQLObjectType): RootField {
  return { type: new GraphQLNonNull(type), resolve: () => ({}) }
}

function collectionsOf({ account, block, message, transaction }: Shapes): Readonly<Record<string, Shape>> {
  return { accounts: account, blocks: block, messages: message, transactions: transaction }
}

function mapValues<Field>(
  shapes: Readonly<Record<string, Shape>>,
  field: (shape: Shape) => Field,
): Record<string, Field> {
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, field(shape)]))
}
