import { GraphQLError, type GraphQLFieldConfig, GraphQLNonNull, isNonNullType } from 'graphql'
import type { RequestContext } from '../GraphqlNode.ts'

/**
 * A field of the deprecated interface on a network where that is switched off: requests are checked against it, and
 * then it fails. The whole object that contains it becomes null with it. Source: network 3.10.
 */
export function disabledField<Source>(
  field: GraphQLFieldConfig<Source, RequestContext>,
): GraphQLFieldConfig<Source, RequestContext> {
  return {
    ...field,
    type: isNonNullType(field.type) ? field.type : new GraphQLNonNull(field.type),
    resolve: () => {
      throw new GraphQLError('Deprecated API is disabled')
    },
  }
}
