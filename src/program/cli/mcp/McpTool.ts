/** A tool as a value: parameters, permissions and implementation. */
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import { exitCodeNames, exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

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

/** Maximum number of characters of an answer: more than models can read, and no reason for a client to run out of memory. */
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

/** Options that are for people, and no parameters of tools. */
const NOT_OFFERED = /--(yes|dry-run|no-preflight|accept-loss|unprotected|allow-repeat|unsigned|help)\b/

/** The same members as documents of the tool have, the hint under a name that models understand. */
export function failureOf({ message, exitCode, details: { code, hint, data } }: ToolError): CallToolResult {
  const error = {
    code: code ?? null,
    name: exitCodeNames[exitCode],
    message,
    remedy: hint === undefined || NOT_OFFERED.test(hint) ? null : hint,
    ...(data !== undefined && { data }),
  }
  return { content: [{ type: 'text', text: stringifyExactJson({ error }) }], isError: true }
}
