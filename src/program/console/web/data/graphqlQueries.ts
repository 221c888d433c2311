/** Queries to the network of the page, and those that were made earlier. */
import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { parseExactJson } from '../../../../../bindings/typescript/common/exactJson.ts'
import { readStored, store } from '../browser/storage.ts'

/** The whole answer, also one with errors. Rejects if it is not JSON. */
export async function queryNetwork(text: string, variables: unknown): Promise<unknown> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text, variables }),
  })
  const body = await response.text()
  try {
    return parseExactJson(body)
  } catch {
    throw new Error(body === '' ? `The network answered with status ${response.status}` : body.slice(0, 500))
  }
}

/** Rejects if the network does not describe its schema. */
export async function loadSchema(): Promise<GraphQLSchema> {
  const { data, errors } = (await queryNetwork(getIntrospectionQuery({ descriptions: true }), undefined)) as {
    data?: IntrospectionQuery
    errors?: readonly { message: string }[]
  }
  if (data == null) throw new Error(errors?.[0]?.message ?? 'The network does not describe its schema')
  return buildClientSchema(data)
}

const KEY = 'graphql-history'
const MAX_HISTORY = 30

export interface Asked {
  readonly text: string
  readonly variables: string
}

/** Earlier queries; their answers are not kept. */
export function readHistory(): readonly Asked[] {
  return readStored(KEY, [])
}

/** Puts a query first, and returns all that are kept. */
export function remember(asked: Asked): readonly Asked[] {
  const past = [asked, ...readHistory().filter(({ text }) => text !== asked.text)].slice(0, MAX_HISTORY)
  store(KEY, past)
  return past
}
