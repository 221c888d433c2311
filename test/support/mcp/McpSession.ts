import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { type CallToolResult, ElicitRequestSchema, type ElicitResult } from '@modelcontextprotocol/sdk/types.js'
import type { Tool } from '../cli/Tool.ts'
import type { Json } from '../devnode/DevNode.ts'
import { build } from '../startBuild.ts'

type Answer = (message: string) => ElicitResult | Promise<ElicitResult>

interface McpOptions {
  readonly env?: Readonly<Record<string, string>>
  /** What the person says when the client asks. Absent: the client cannot ask. */
  readonly answer?: Answer
}

/** The client of the SDK, connected to the built program, in the folder of a tool. The caller closes it. */
export class McpSession {
  readonly client: Client
  readonly #transport: StdioClientTransport
  /** What the server wrote to standard error. */
  log = ''
  /** Every answer as text. */
  shown = ''
  /** Questions that the person was asked. */
  readonly questions: string[] = []

  private constructor(tool: Tool, words: readonly string[], { env = {}, answer }: McpOptions) {
    this.#transport = new StdioClientTransport({
      command: process.execPath,
      args: [build, 'mcp', ...words],
      cwd: tool.folder,
      env: { PATH: process.env['PATH'] ?? '', HOME: tool.home, ...env },
      stderr: 'pipe',
    })
    this.#transport.stderr?.on('data', (text: Buffer) => {
      this.log += text.toString()
    })
    const capabilities = answer === undefined ? {} : { elicitation: {} }
    this.client = new Client({ name: 'test', version: '1' }, { capabilities })
    if (answer === undefined) return
    this.client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      this.questions.push(params.message)
      return answer(params.message)
    })
  }

  static async open(tool: Tool, words: readonly string[] = [], options: McpOptions = {}): Promise<McpSession> {
    const session = new McpSession(tool, words, options)
    await session.client.connect(session.#transport)
    return session
  }

  get pid(): number {
    return this.#transport.pid!
  }

  /** The result of a tool. Throws when it is an error. */
  async call(name: string, params: object = {}): Promise<Json> {
    const { isError, value } = await this.#call(name, params)
    if (isError) throw new Error(`${name}: ${JSON.stringify(value)}`)
    return value
  }

  /** The error of a tool. Throws without an error. */
  async refused(name: string, params: object = {}): Promise<Json> {
    const { isError, value } = await this.#call(name, params)
    if (!isError) throw new Error(`${name} succeeded: ${JSON.stringify(value)}`)
    return value.error
  }

  async #call(name: string, params: object): Promise<{ isError: boolean; value: Json }> {
    const result = (await this.client.callTool({ name, arguments: { ...params } })) as CallToolResult
    const [content] = result.content
    if (content?.type !== 'text') throw new Error(`${name} has no text`)
    this.shown += content.text
    return { isError: result.isError === true, value: JSON.parse(content.text) }
  }

  close(): Promise<void> {
    return this.client.close()
  }
}
