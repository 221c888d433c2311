import { expect, test } from 'vitest'
import { rewriteQuery } from '../../../src/program/gateway/rewriteQuery.ts'

const ID = '7a'.repeat(32)
const DAPP = '1b'.repeat(32)

function flat(query: string) {
  return query.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim()
}
function rewrite(query: string, variables?: Record<string, unknown>) {
  const { request } = rewriteQuery({ query, variables: variables ?? null }, true, '1.0.0')
  return { query: flat(request.query), variables: request.variables }
}

test('separate ids in the text of a query become the address', () => {
  const { query } = rewrite(`{ blockchain { account(account_id: "${ID}", dapp_id: "${DAPP}") { info { boc } } } }`)
  expect(query).toBe(`{ blockchain { account(address: "0:${ID}") { info { boc } } } }`)
})

test('variables of the ids are removed, others stay', () => {
  const text = `query($a: String!, $d: String!, $n: Int) {
    blockchain { account(account_id: $a, dapp_id: $d) { transactions(last: $n) { edges { node { id } } } } } }`
  const { query, variables } = rewrite(text, { a: ID.toUpperCase(), d: DAPP, n: 5 })
  expect(query).toContain(`account(address: "0:${ID}")`)
  expect(query).toContain('query ($n: Int)')
  expect(variables).toEqual({ n: 5 })
})

test('a variable that is used elsewhere stays', () => {
  const text = `query($a: String!) { blockchain { account(account_id: $a, dapp_id: $a) { info { boc } } }
    accounts(filter: {id: {eq: $a}}) { id } }`
  expect(rewrite(text, { a: ID }).variables).toEqual({ a: ID })
})

test('accounts in fragments are found', () => {
  const text = `{ blockchain { ...f } } fragment f on Blockchain { x: account(account_id: "${ID}", dapp_id: "${ID}") { info { boc } } }`
  expect(rewrite(text).query).toContain(`x: account(address: "0:${ID}")`)
})

test.each([
  [`{blockchain{account(address:"0:${ID}"){info{boc}}}}`, 'Unknown argument "address"'],
  [`{blockchain{account(dapp_id:"${ID}"){info{boc}}}}`, 'account_id parameter required'],
  [`{blockchain{account(account_id:"${ID}"){info{boc}}}}`, 'dapp_id parameter required'],
  [`{blockchain{account(account_id:"0:${ID}",dapp_id:"${ID}"){info{boc}}}}`, 'Invalid account_id: expected 64 hex'],
  [`query($d:String){blockchain{account(account_id:"${ID}",dapp_id:$d){info{boc}}}}`, 'dapp_id parameter required'],
])('refuses %s', (query, text) => {
  expect(() => rewrite(query)).toThrow(text)
})

test('accounts inside other objects have no ids and stay unchanged', () => {
  const query = '{ transactions { account { id } } }'
  expect(rewrite(query).query).toBe(query)
})

test('text that is not GraphQL is forwarded unchanged', () => {
  expect(rewriteQuery({ query: '{' }, true, '1.0.0').request.query).toBe('{')
})

test('a current node gets the text unchanged, and still refuses the address', () => {
  const query = `{ info{version}  blockchain{account(account_id:"${ID}",dapp_id:"${ID}"){info{boc}}} }`
  expect(rewriteQuery({ query }, false, '1.0.0').request.query).toBe(query)
  expect(() => rewriteQuery({ query: `{blockchain{account(address:"${ID}"){id}}}` }, false, '1.0.0')).toThrow('address')
})

test('versions in answers are replaced under every name they were asked by', () => {
  const { patchAnswer } = rewriteQuery({ query: '{info{version} a:info{b:version time}}' }, true, '1.0.0')
  const answer = { data: { info: { version: '0.8.0' }, a: { b: '0.8.0', time: 5 } } }
  expect(patchAnswer!(answer)).toEqual({ data: { info: { version: '1.0.0' }, a: { b: '1.0.0', time: 5 } } })
  expect(patchAnswer!({ data: null, errors: [] })).toEqual({ data: null, errors: [] })
})

test('ids of accounts in answers lose their workchain, also in fragments that contain themselves', () => {
  const text = `{ b: blockchain { ...f x: account(account_id: "${ID}", dapp_id: "${ID}") { ... { info { a: id boc } } } } }
    fragment f on BlockchainQuery { account(account_id: "${ID}", dapp_id: "${ID}") { info { id address } } ...f }`
  const { patchAnswer } = rewriteQuery({ query: text }, true, '1.0.0')
  const answer = (id: string) => ({
    data: { b: { account: { info: { id, address: id } }, x: { info: { a: id, boc: '0:' } } } },
  })
  expect(patchAnswer!(answer(`0:${ID}`))).toEqual(answer(ID))
  expect(patchAnswer!({ data: { b: { account: null } } })).toEqual({ data: { b: { account: null } } })
})
