/**
 * Asks a person before anything is signed or sent: through the client, when it can show a form, else through "mcp confirm" on a
 * terminal of this computer. Without either, nothing is sent.
 */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { formatTokens } from '../../common/formatTokens.ts'
import { alignFields } from '../output/alignFields.ts'
import { exitCodes } from '../output/exitCodes.ts'
import type { Confirmation } from '../session/Confirmation.ts'
import type { Session } from '../session/Session.ts'
import { ToolError } from '../session/ToolError.ts'
import { ConfirmationDesk } from './ConfirmationDesk.ts'

export interface Question extends Confirmation {
  /** Says what would happen, without full stop. */
  readonly title: string
}

/** What a spending policy wants approval of, as in `policy.register_approver`. */
export interface Approval {
  readonly account_id: string
  readonly function_name?: string | null
  readonly transfers: readonly { readonly recipient?: string | null; readonly amount: string }[]
}

/** How long a person may take. */
const LIMIT_MS = 600_000

export class Confirmer {
  readonly #server: Server
  readonly #desk: ConfirmationDesk
  /** Payments that a person has agreed to and that are about to be stored. */
  readonly #agreed = new Set<string>()

  constructor(server: Server, session: Session) {
    this.#server = server
    this.#desk = new ConfirmationDesk(session)
  }

  /** Throws ToolError (12) when nobody agrees. */
  async ask(question: Question, signal: AbortSignal): Promise<void> {
    const text = questionText(question)
    const isForm = this.#server.getClientCapabilities()?.elicitation?.form !== undefined
    const agrees = isForm
      ? await this.#askClient(text, signal)
      : await this.#desk.ask(text, AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]))
    if (agrees === true) return
    if (agrees === undefined) {
      throw new ToolError(exitCodes.rejected, 'Nobody could be asked to confirm it; nothing was sent', {
        hint: 'Use a client that supports elicitation, or run "vendorclient mcp confirm" on a terminal of this computer.',
      })
    }
    throw new ToolError(exitCodes.rejected, 'The person did not confirm it; nothing was sent', {
      hint: 'Do not repeat the call without talking to the person.',
    })
  }

  /** Work that asks a person about this very payment. Once they have agreed, a policy that wants approval of it has it. */
  async agreedTo<T>(session: Session, approval: Approval, work: () => Promise<T>): Promise<T> {
    const name = nameOf(approval)
    const { confirm } = session
    session.confirm = async (confirmation) => {
      await confirm?.(confirmation)
      this.#agreed.add(name)
    }
    try {
      return await work()
    } finally {
      this.#agreed.delete(name)
    }
  }

  /** Whether a policy has the approval it asks for. Throws ToolError (12) where nobody agrees. */
  async approve(approval: Approval): Promise<boolean> {
    if (this.#agreed.has(nameOf(approval))) return true
    const { account_id, function_name, transfers } = approval
    const rows = [
      ['from', account_id],
      ['call', function_name ?? 'not known'],
      ...transfers.map(({ recipient, amount }) => ['sends', describe(amount, recipient)] as const),
    ] as const
    const title = 'The spending policy wants approval of this message'
    await this.ask({ title, rows, warnings: [] }, AbortSignal.timeout(LIMIT_MS))
    return true
  }

  async #askClient(message: string, signal: AbortSignal): Promise<boolean> {
    const requestedSchema = {
      type: 'object' as const,
      properties: {
        confirm: {
          type: 'boolean' as const,
          title: 'Send it',
          description: 'Yes: it is signed and sent. What was sent cannot be taken back.',
          default: false,
        },
      },
      required: ['confirm'],
    }
    const { action, content } = await this.#server
      .elicitInput({ mode: 'form', message, requestedSchema }, { signal, timeout: LIMIT_MS })
      .catch((error: Error) => {
        throw new ToolError(
          exitCodes.rejected,
          `The client did not answer the question: ${error.message}; nothing was sent`,
        )
      })
    return action === 'accept' && content?.['confirm'] === true
  }
}

function describe(amount: string, recipient: string | null | undefined): string {
  return `${formatTokens(BigInt(amount))} tokens (${amount} nano) to ${recipient ?? 'an account that is not known'}`
}

function nameOf({ account_id, function_name, transfers }: Approval): string {
  const paid = transfers.map(({ recipient, amount }) => [recipient ?? null, amount])
  return JSON.stringify([account_id, function_name ?? null, paid])
}

/** Texts of the model cannot make lines of their own, or hide what stands before them. */
function questionText({ title, rows, warnings }: Question): string {
  const shown = rows.map(([name, value]) => [name, visible(value)] as const)
  return [`${visible(title)}.`, alignFields(shown), ...warnings.map((warning) => `WARNING: ${visible(warning)}.`)].join(
    '\n\n',
  )
}

function visible(text: string): string {
  return text.replace(/\p{C}|\p{Zl}|\p{Zp}/gu, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`)
}
