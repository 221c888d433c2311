/** Functions of the library as tools, from their definitions. */
import { accessOf, accessOfCall, changingFields, withoutChanges } from '../../../schema/functionAccess.ts'
import type { FunctionDefinition, ModuleDefinition } from '../../../schema/functions.ts'
import type { ParamsShape } from '../../../schema/methods.ts'
import { toWire } from '../../../schema/writing.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import { type McpTool, readValue } from './McpTool.ts'
import { toolSchema } from './toolSchema.ts'
import { mayHoldSecrets, withoutSecrets } from './withoutSecrets.ts'

/**
 * Tools that read and compute; the tools of `sendTools.ts` send, with a confirmation, and all other functions have no
 * tool. Independently of this, no tool takes or returns a field marked as secret.
 */
export function functionTools(session: Session, modules: readonly ModuleDefinition[]): McpTool[] {
  return modules.flatMap(({ functions }) => functions.flatMap((definition) => toolOf(session, definition)))
}

function toolOf(session: Session, definition: FunctionDefinition): McpTool[] {
  const reading = withoutChanges(definition)
  const access = accessOf(reading)
  const params = safeParams(reading)
  if ((access !== 'computes' && access !== 'reads') || params === undefined) return []
  const { name, summary, description, deprecated } = definition
  return [
    {
      definition: {
        name: name.replace('.', '_'),
        description: [`${name}: ${summary}`, description, deprecated].filter((text) => text !== undefined).join(' '),
        inputSchema: toolSchema(params),
        annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: access === 'reads' },
      },
      run: (given, { signal }) => {
        expectNoChange(definition, given)
        expectReading(definition, given)
        return session.callByName(name, readParams(params, given), undefined, signal)
      },
    },
  ]
}

/** `undefined` for a function that needs or returns secrets. */
function safeParams({ params, result }: FunctionDefinition): ParamsShape | undefined {
  if (result.kind !== 'nothing' && mayHoldSecrets(result)) return undefined
  return params.kind === 'nothing' ? params : (withoutSecrets(params) as ParamsShape | undefined)
}

/** Parameters for the library, with known members only. Throws ToolError (2). */
function readParams(params: ParamsShape, given: Readonly<Record<string, unknown>>): unknown {
  if (params.kind === 'nothing') return {}
  return toWire(params, readValue(params, given))
}

/** Throws ToolError (2), because ignoring the parameter silently would look as if it had been applied. */
function expectNoChange({ params }: FunctionDefinition, given: Readonly<Record<string, unknown>>): void {
  const name = changingFields(params).find((field) => given[field] != null)
  if (name === undefined) return
  throw new ToolError(exitCodes.usage, `"${name}" changes what is stored, and tools only read it`, {
    hint: 'The application that handles the items acknowledges them.',
  })
}

/** Networks may accept messages by GraphQL mutations, which would not be confirmed. Throws ToolError (2). */
function expectReading(definition: FunctionDefinition, given: Readonly<Record<string, unknown>>): void {
  if (accessOfCall(definition, given) !== 'changes') return
  throw new ToolError(exitCodes.usage, 'GraphQL mutations are not available here', {
    hint: 'To send messages, use the tools of --allow-sending.',
  })
}
