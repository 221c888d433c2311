import type { JsonSchemaType } from '@modelcontextprotocol/sdk/validation'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { expect, test } from 'vitest'
import { api } from '../../../../src/api/wholeApi.ts'
import { functionTools } from '../../../../src/program/cli/mcp/functionTools.ts'
import { resultOf } from '../../../../src/program/cli/mcp/McpTool.ts'
import { mayHoldSecrets, withoutSecrets } from '../../../../src/program/cli/mcp/withoutSecrets.ts'
import type { Session } from '../../../../src/program/cli/session/Session.ts'

const functions = api.flatMap((module) => module.functions)
/** Tools are described without a session. */
const tools = functionTools({} as Session, api)

test('every function of the API states what a call may do', () => {
  expect(functions.filter(({ access }) => access === undefined).map(({ name }) => name)).toEqual([])
})

test('a function that needs the application, or returns or takes secrets, is not a tool', () => {
  const offered = new Set(tools.map(({ definition }) => definition.name))
  for (const { name, access, appObject, callback, result } of functions) {
    const isTool = offered.has(name.replace('.', '_'))
    const isKept = callback?.lifetime === 'handle' || appObject !== undefined
    if (isKept || (result.kind !== 'nothing' && mayHoldSecrets(result))) expect([name, isTool]).toEqual([name, false])
    // Before a function is classified as one that can be offered, its secrets have to be reviewed.
    if (access === 'computes' || access === 'reads') expect([name, isTool]).toEqual([name, true])
  }
})

test('tools that only read neither offer acknowledge nor accept it', () => {
  for (const name of ['inbox_deposits', 'outbox_results']) {
    const { definition, run } = tools.find((tool) => tool.definition.name === name)!
    expect(definition.inputSchema.properties).toHaveProperty('after')
    expect(JSON.stringify(definition.inputSchema)).not.toContain('acknowledge')
    expect(() => run({ acknowledge: '0000000000000001' }, {} as never)).toThrow('"acknowledge" changes what is stored')
  }
})

test('parameters of tools are objects without secrets, and refer only to definitions that they contain', () => {
  for (const { definition } of tools) {
    const schema = JSON.stringify(definition.inputSchema)
    expect(definition.inputSchema.type).toBe('object')
    expect(schema).not.toMatch(/"(secret|xprv|phrase|password)"|BoxHandle|x-secret/)
    const references = [...schema.matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name!)
    for (const name of references) expect(definition.inputSchema['$defs']).toHaveProperty(name)
  }
})

/** What drafts 7 and 2020-12 of JSON Schema have in common, and strict clients take. */
const keywords = [
  ...['type', 'title', 'description', 'default', 'deprecated', 'enum', 'const', 'minimum', 'maximum'],
  ...['properties', 'required', 'additionalProperties', 'items', 'oneOf', 'anyOf', 'allOf', '$ref', '$defs'],
]

test('parameters of tools have nothing that strict clients refuse', () => {
  const validators = new AjvJsonSchemaValidator()
  const seen = new Set<string>()
  const visit = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return
    for (const [name, value] of Object.entries(schema)) {
      seen.add(name)
      if (name === 'properties' || name === '$defs') for (const member of Object.values(value)) visit(member)
      else if (Array.isArray(value)) value.forEach(visit)
      else if (name !== 'default' && name !== 'const') visit(value)
    }
  }
  for (const { definition } of tools) {
    const { name, inputSchema } = definition
    for (const keyword of ['oneOf', 'anyOf', 'allOf', '$ref', 'enum']) expect(inputSchema).not.toHaveProperty(keyword)
    expect(() => validators.getValidator(inputSchema as JsonSchemaType), name).not.toThrow()
    expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
    visit(inputSchema)
  }
  expect([...seen].filter((name) => !keywords.includes(name))).toEqual([])
})

test('our formats are described in words', () => {
  const { properties } = tools.find(({ definition }) => definition.name === 'boc_parse_message')!.definition.inputSchema
  expect(properties).toMatchObject({ boc: { type: 'string', description: expect.stringMatching(/BOC in base64\.$/) } })
})

test('a signer can be absent or external, but not one that signs here', () => {
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
