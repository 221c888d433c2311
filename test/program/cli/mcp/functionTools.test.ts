import { expect, test } from 'vitest'
import { api } from '../../../../src/api/wholeApi.ts'
import { functionTools } from '../../../../src/program/cli/mcp/functionTools.ts'
import { resultOf } from '../../../../src/program/cli/mcp/McpTool.ts'
import { mayHoldSecrets, withoutSecrets } from '../../../../src/program/cli/mcp/withoutSecrets.ts'
import type { Session } from '../../../../src/program/cli/session/Session.ts'

const functions = api.flatMap((module) => module.functions)
/** Tools are described without a session. */
const tools = functionTools({} as Session, api)

test('every function of the API says what a call may do', () => {
  expect(functions.filter(({ access }) => access === undefined).map(({ name }) => name)).toEqual([])
})

test('what needs the application, or gives or needs secrets, is no tool', () => {
  const offered = new Set(tools.map(({ definition }) => definition.name))
  for (const { name, access, appObject, callback, result } of functions) {
    const isTool = offered.has(name.replace('.', '_'))
    const isKept = callback?.lifetime === 'handle' || appObject !== undefined
    if (isKept || (result.kind !== 'nothing' && mayHoldSecrets(result))) expect([name, isTool]).toEqual([name, false])
    // Whoever classifies a function as one that can be offered has looked at its secrets.
    if (access === 'computes' || access === 'reads') expect([name, isTool]).toEqual([name, true])
  }
})

test('parameters of tools are objects without anything secret, and refer to what they have', () => {
  for (const { definition } of tools) {
    const schema = JSON.stringify(definition.inputSchema)
    expect(definition.inputSchema.type).toBe('object')
    expect(schema).not.toMatch(/"(secret|xprv|phrase|password)"|BoxHandle|x-secret/)
    const references = [...schema.matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name!)
    for (const name of references) expect(definition.inputSchema['$defs']).toHaveProperty(name)
  }
})

test('a signer can be nobody or somebody else, and nothing that signs here', () => {
  const { params } = functions.find(({ name }) => name === 'abi.encode_message')!
  const shape = withoutSecrets(params)
  expect(JSON.stringify(shape)).not.toContain('SigningBox')
  const { $defs } = tools.find(({ definition }) => definition.name === 'abi_encode_message')!.definition.inputSchema
  const { oneOf } = ($defs as Record<string, { oneOf: { title: string }[] }>)['Signer']!
  expect(oneOf.map(({ title }) => title)).toEqual(['None', 'External'])
})

test('results keep their digits, and are bounded', () => {
  const [content] = resultOf({ lt: 18446744073709551615n, big: JSON.rawJSON('123456789012345678901234567890') }).content
  expect(content).toMatchObject({ text: '{"lt":18446744073709551615,"big":123456789012345678901234567890}' })
  expect(resultOf(null)).toEqual({ content: [{ type: 'text', text: 'null' }] })
  expect(resultOf('x'.repeat(2_000_000))).toMatchObject({ isError: true })
})
