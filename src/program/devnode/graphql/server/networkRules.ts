/** The rules of the GraphQL specification in the words of the network's server, which clients may know it by. */
import {
  type ASTVisitor,
  FieldsOnCorrectTypeRule,
  GraphQLError,
  KnownArgumentNamesRule,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** Validation rules for a node that behaves like a network with default settings. */
export const networkRules: readonly ValidationRule[] = [
  OfferedOperations,
  KnownFields,
  KnownArguments,
  ...specifiedRules.filter((rule) => rule !== FieldsOnCorrectTypeRule && rule !== KnownArgumentNamesRule),
]

/** A node without subscriptions says so here; GraphQL.js would not before it executes. */
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
  return {
    Field: (node) => {
      const field = context.getFieldDef()
      const type = context.getParentType()
      if (!field || !type) return
      for (const argument of node.arguments ?? []) {
        if (field.args.some(({ name }) => name === argument.name.value)) continue
        const message = `Unknown argument "${argument.name.value}" on field "${field.name}" of type "${type.name}".`
        context.reportError(new GraphQLError(message, { nodes: [argument] }))
      }
    },
    Directive: (node) => {
      const directive = context.getDirective()
      for (const argument of directive ? (node.arguments ?? []) : []) {
        if (directive!.args.some(({ name }) => name === argument.name.value)) continue
        const message = `Unknown argument "${argument.name.value}" on directive "${directive!.name}".`
        context.reportError(new GraphQLError(message, { nodes: [argument] }))
      }
    },
  }
}
