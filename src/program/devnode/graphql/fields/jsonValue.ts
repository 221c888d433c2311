import { GraphQLScalarType } from 'graphql'

/** Any JSON value. */
export const jsonValue = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' })
