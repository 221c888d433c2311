import type { packIntoCell } from 'nekoton-wasm/node'
import type { AbiParam, AbiType } from '../../../src/core/abi/index.ts'

type Token = Parameters<typeof packIntoCell>[1][string]

/** Values in the form of the other side: bytes in base64, maps as lists of pairs. */
export function toTokens(params: readonly AbiParam[], values: unknown): Record<string, Token> {
  return Object.fromEntries(
    params.map(({ name, type }) => [name, toToken(type, (values as Record<string, unknown>)[name])]),
  )
}

function toToken(type: AbiType, value: unknown): Token {
  switch (type.kind) {
    case 'bytes':
    case 'fixedbytes':
      return Buffer.from(value as string, 'hex').toString('base64')
    case 'array':
    case 'fixedarray':
      return (value as unknown[]).map((item) => toToken(type.item, item))
    case 'tuple':
      return toTokens(type.params, value)
    case 'map':
      return Object.entries(value as object).map(([key, item]) => [key, toToken(type.value, item)] as const)
    case 'optional':
      return value === null ? null : toToken(type.inner, value)
    case 'ref':
      return toToken(type.inner, value)
    default:
      return value as Token
  }
}
