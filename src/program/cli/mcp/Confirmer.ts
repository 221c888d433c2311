/**
 * Asks a person before anything is signed or sent: at the place named on the command line, else through the client if
 * it can show a form, else through "mcp confirm" on a terminal of this computer. Without any of them, nothing is sent.
 */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { formatTokens } from '../../common/moneyText.ts'
import { printable } from '../../common/printable.ts'
import type { Confirmations } from '../../console/server/Confirmations.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'
import type { Confirmation } from '../session/Confirmation.ts'
import type { Session } from '../session/Session.ts'
import { ConfirmationDesk } from './ConfirmationDesk.ts'

export interface Question extends Confirmation {
  /** Description of the action, without full stop. */
  readonly title: string
}

/** Request of a spending policy for approval, as in `policy.register_approver`. */
export interface Approval {
  readonly account_id: string
  readonly function_name?: string | null
  readonly transfers: readonly { readonly recipient?: string | null; readonly amount: string }[]
}

/** Shows questions to a person. */
export type ConfirmationPlace = 'client' | 'terminal' | Confirmations

interface ConfirmerOptions {
  /** Absent: the client, if it can show a form, else the terminal. */
  readonly place: ConfirmationPlace | undefined
  /** Time limit for the answer of a person. */
  readonly limitMs: number
}

/** `undefined` if the question could not be shown, or was not answered. */
type Answer = boolean | undefined

export class Confirmer {
  readonly #server: Server
  readonly #desk: ConfirmationDesk
  readonly #options: ConfirmerOptions
  /** Payments that a person has agreed to and that are about to be stored. */
  readonly #agreed = new Set<string>()

  constructor(server: Server, session: Session, options: ConfirmerOptions) {
    this.#server = server
    this.#desk = new ConfirmationDesk(session)
    this.#options = options
  }

  /** Throws ToolError (12) unless a person agrees. */
  async ask(question: Question, signal: AbortSignal): Promise<void> {
    const place = this.#place()
    const answer = await this.#answerOf(readable(question), place, signal)
    if (answer === true) return
    if (answer === undefined) {
      throw new ToolError(exitCodes.rejected, 'No one could be asked for confirmation; nothing was sent', {
        hint: hintOf(place),
      })
    }
    throw new ToolError(exitCodes.rejected, 'The user did not confirm; nothing was sent', {
      hint: 'Do not repeat the call without asking the user.',
    })
  }

  #place(): ConfirmationPlace {
    return this.#options.place ?? (this.#canAskClient ? 'client' : 'terminal')
  }

  get #canAskClient(): boolean {
    return this.#server.getClientCapabilities()?.elicitation?.form !== undefined
  }

  async #answerOf(question: Question, place: ConfirmationPlace, signal: AbortSignal): Promise<Answer> {
    const { limitMs } = this.#options
    if (place === 'client') return this.#canAskClient ? this.#askClient(questionText(question), signal) : undefined
    if (place === 'terminal') {
      return this.#desk.ask(questionText(question), AbortSignal.any([signal, AbortSignal.timeout(limitMs)]))
    }
    const state = await place.ask(question, limitMs, signal)
    return state === 'confirmed' ? true : state === 'refused' ? false : undefined
  }

  /** Runs work that asks a person about this payment. The answer also counts as the approval that a policy requires. */
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

  /** Answers the request of a policy for approval. Throws ToolError (12) unless a person agrees. */
  async approve(approval: Approval): Promise<boolean> {
    if (this.#agreed.has(nameOf(approval))) return true
    const { account_id, function_name, transfers } = approval
    const rows = [
      ['from', account_id],
      ['call', function_name ?? 'unknown'],
      ...transfers.map(({ recipient, amount }) => ['sends', describe(amount, recipient)] as const),
    ] as const
    const title = 'The spending policy requires approval of this message'
    await this.ask({ title, rows, warnings: [] }, AbortSignal.timeout(this.#options.limitMs))
    return true
  }

  async #askClient(message: string, signal: AbortSignal): Promise<Answer> {
    const requestedSchema = {
      type: 'object' as const,
      properties: {
        confirm: {
          type: 'boolean' as const,
          title: 'Send it',
          description: 'Yes: it is signed and sent. This cannot be undone.',
          default: false,
        },
      },
      required: ['confirm'],
    }
    const { action, content } = await this.#server
      .elicitInput({ mode: 'form', message, requestedSchema }, { signal, timeout: this.#options.limitMs })
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
  return `${formatTokens(BigInt(amount))} tokens (${amount} nanotokens) to ${recipient ?? 'an unknown account'}`
}

function nameOf({ account_id, function_name, transfers }: Approval): string {
  const paid = transfers.map(({ recipient, amount }) => [recipient ?? null, amount])
  return JSON.stringify([account_id, function_name ?? null, paid])
}

function hintOf(place: ConfirmationPlace): string {
  if (place === 'client') return 'Use a client that supports elicitation, or another place of --confirm.'
  if (place === 'terminal') {
    return 'Use a client that supports elicitation, or run "vendorclient mcp confirm" on a terminal of this computer.'
  }
  return 'Ask the person to open the page "Confirmations" of the console, whose link is on standard error of this program.'
}

/** Escapes texts, so that a model can neither insert lines nor hide preceding ones. */
function readable({ title, rows, warnings }: Question): Question {
  return {
    title: printable(title),
    rows: rows.map(([name, value]) => [name, printable(value)] as const),
    warnings: warnings.map(printable),
  }
}

/** Maximum length of a value in a question shown as text. Pages show whole values. */
const MAX_SHOWN = 2000

function questionText({ title, rows, warnings }: Question): string {
  const shown = rows.map(([name, value]) => [name, shortened(value)] as const)
  return [`${title}.`, alignFields(shown), ...warnings.map((warning) => `WARNING: ${warning}.`)].join('\n\n')
}

function shortened(text: string): string {
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}… (${text.length} characters)`
}
