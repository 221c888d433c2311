/** A tool as a value: parameters, permissions and implementation. */
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import { type Fields, type Shape, type StructShape, struct, type ValueOf } from '../../../schema/shapes.ts'
import { describeProblem, validate } from '../../../schema/validation.ts'
import { exitCodeNames, exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { toolSchema } from './toolSchema.ts'

/** One call of a tool by the client. */
export interface ToolCall {
  /** Aborted when the client cancels the request. */
  readonly signal: AbortSignal
  /** Shows the client what the tool waits for. */
  progress(text: string): void
}

export interface McpTool {
  readonly definition: Tool
  /** The result as JSON. Throws UsageError and ToolError. */
  run(params: Readonly<Record<string, unknown>>, call: ToolCall): Promise<unknown>
}

interface ToolDefinition<F extends Fields> extends Pick<Tool, 'name' | 'description' | 'annotations'> {
  readonly params: F
  /** The result as JSON. Throws UsageError and ToolError. */
  run(params: ValueOf<StructShape<F>>, call: ToolCall): Promise<unknown>
}

/** A tool whose parameters are checked before it runs. */
export function defineTool<F extends Fields>(tool: ToolDefinition<F>): McpTool {
  const { name, description, annotations } = tool
  const shape = struct('Parameters', 'Parameters of a tool.', tool.params)
  return {
    definition: { name, description, inputSchema: toolSchema(shape), annotations },
    run: async (given, call) => tool.run(readValue(shape, given), call),
  }
}

/** Throws ToolError (2) that lists everything that is wrong. */
export function readValue<S extends Shape>(shape: S, given: unknown): ValueOf<S> {
  const checked = validate(shape, given)
  if (checked.ok) return checked.value
  const problems = checked.problems.map((problem) => describeProblem(problem, 'parameters')).join('; ')
  throw new ToolError(exitCodes.usage, `Invalid parameters: ${problems}`)
}

/** Maximum number of characters of an answer: more than models can read, but harmless for the memory of a client. */
const MAX_ANSWER = 1_000_000

export function resultOf(value: unknown): CallToolResult {
  const text = stringifyExactJson(value ?? null)
  if (text.length > MAX_ANSWER) {
    return failureOf(
      new ToolError(exitCodes.failure, `The answer has ${text.length} characters; at most ${MAX_ANSWER} are returned`, {
        hint: 'Ask for less: fewer items, or fewer fields.',
      }),
    )
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return {
    content: [{ type: 'text', text }],
    ...(isObject && { structuredContent: value as Record<string, unknown> }),
  }
}

/** Options for people, which are not parameters of tools. */
const NOT_OFFERED = /--(yes|dry-run|no-preflight|accept-loss|unprotected|allow-repeat|unsigned|help)\b/

/** An error with the members of --json documents, except that models understand `remedy` better than `hint`. */
export function failureOf({ message, exitCode, details }: ToolError): CallToolResult {
  const { code, failure, hint, data } = details
  const error = {
    code: code ?? null,
    name: exitCodeNames[exitCode],
    message,
    remedy: failure?.remedy ?? (hint === undefined || NOT_OFFERED.test(hint) ? null : hint),
    ...(failure === undefined
      ? data !== undefined && { data }
      : { data: { ...(data as object | undefined), failure } }),
  }
  return { content: [{ type: 'text', text: stringifyExactJson({ error }) }], isError: true }
}
