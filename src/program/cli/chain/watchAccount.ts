/** Follows an account line by line. */
import { messagePath, transactionPath } from '../../common/consolePaths.ts'
import { formatTokens } from '../../common/formatTokens.ts'
import { lossText } from '../../common/moneyText.ts'
import { printable } from '../../common/printable.ts'
import { terminalLink } from '../../common/styleMarks.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import type { Outcome } from '../definition/Command.ts'
import { isColoured, paintName } from '../output/paint.ts'
import { linkLine } from '../output/printOutcome.ts'
import { readSelection, type Selection } from '../output/Selection.ts'
import { consoleLink } from '../session/consoleLink.ts'
import type { Session } from '../session/Session.ts'
import { ContractBook } from './ContractBook.ts'
import { decodeOutgoing } from './describeMessage.ts'
import { describeTransactions, type ShownTransaction } from './describeTransaction.ts'
import { type FollowedItem, FollowedList } from './FollowedList.ts'
import { readTransaction, type TransactionNode, transactionSelection } from './fetchTransactions.ts'
import { argumentLines } from './traceText.ts'
import { inboundText, outcomeText } from './transactionReport.ts'
import { beginningOf, checkCount, endOf } from './watchOptions.ts'

/** Nothing is left to print when the lines are over. */
const OVER: Outcome = { json: undefined, text: '' }

export async function watchTransactions(session: Session, address: TypedAddress): Promise<Outcome> {
  const { input } = session
  const passes = await passing(session)
  const book = new ContractBook(session)
  const options = { address, list: 'transactions', selection: transactionSelection, untilMs: endOf(input) } as const
  const list = new FollowedList<TransactionNode>(session, options)
  const count = input.number('count') ?? Number.POSITIVE_INFINITY
  let shown = 0
  tellStart(session, 'transactions', address)
  for await (const { cursor, node } of list.read(beginningOf(input))) {
    const [transaction] = await describeTransactions(book, [readTransaction(node)])
    const line = { cursor, ...transaction! }
    if (input.flag('failed') && line.failure === undefined && !line.aborted) continue
    if (!passes(line, line.in_message?.function ?? undefined)) continue
    await session.print(line, transactionLine(line, await consoleLink(session, transactionPath(line.id))))
    if (++shown === count || session.hasNoReader) return OVER
  }
  checkCount(input, shown)
  return OVER
}

interface EventNode {
  readonly msg_id: string
  readonly body?: string | null
  readonly created_at?: number | null
  readonly dst?: string | null
}

/** An event, or an answer to the outside. */
interface EventLine {
  readonly cursor: string
  /** Hash of the message. */
  readonly id: string
  /** Unix time, s; `null` if the network does not report it. */
  readonly time: number | null
  /** `output`, `event` or `unknown`. */
  readonly kind: string
  readonly contract: string | null
  readonly name: string | null
  readonly arguments: unknown
  /** First 32 bits of a body that no ABI explains, hex. */
  readonly selector: string | null
  /** Where it was sent to outside of the chain; `null` for nowhere. */
  readonly destination: string | null
}

export async function watchEvents(session: Session, address: TypedAddress): Promise<Outcome> {
  const { input } = session
  const passes = await passing(session)
  const book = new ContractBook(session)
  await book.learn([address.accountId])
  const options = { address, list: 'events', selection: 'msg_id body created_at dst', untilMs: endOf(input) } as const
  const list = new FollowedList<EventNode>(session, options)
  const count = input.number('count') ?? Number.POSITIVE_INFINITY
  let shown = 0
  tellStart(session, 'events', address)
  for await (const item of list.read(beginningOf(input))) {
    const line = describeEvent(book, address, item)
    if (!passes(line, line.name ?? undefined)) continue
    await session.print(line, eventLine(line, await consoleLink(session, messagePath(line.id))))
    if (++shown === count || session.hasNoReader) return OVER
  }
  checkCount(input, shown)
  return OVER
}

function describeEvent(
  book: ContractBook,
  { accountId }: TypedAddress,
  { cursor, node }: FollowedItem<EventNode>,
): EventLine {
  const decoded = decodeOutgoing(book, accountId, node.body ?? undefined)
  return {
    cursor,
    id: node.msg_id,
    time: node.created_at ?? null,
    kind: decoded.kind,
    contract: decoded.contract ?? null,
    name: decoded.name ?? null,
    arguments: decoded.arguments ?? null,
    selector: decoded.selector ?? null,
    destination: node.dst || null,
  }
}

/** Whether a line is wanted, by --name and --filter. Throws ToolError (2) for a query that cannot be read. */
async function passing({ input }: Session): Promise<(line: object, name: string | undefined) => boolean> {
  const names = input.texts('name')
  const query = input.text('filter')
  const selection = query === undefined ? undefined : await readSelection(query, '--filter')
  return (line, name) => (names.length === 0 || (name !== undefined && names.includes(name))) && isTrue(selection, line)
}

/** A query that does not fit a line does not want it. */
function isTrue(selection: Selection | undefined, line: object): boolean {
  if (selection === undefined) return true
  try {
    return Boolean(selection.apply(line))
  } catch {
    return false
  }
}

function tellStart(session: Session, what: string, { extended }: TypedAddress): void {
  if (process.stderr.isTTY) session.note(`following the ${what} of ${extended}; Ctrl-C ends it`)
  session.progress.end()
}

function timeText(seconds: number | null): string {
  return seconds === null ? '-' : new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
}

function transactionLine(shown: ShownTransaction, link: string | undefined): string {
  const gas = shown.compute?.gas_used == null ? '' : `gas ${shown.compute.gas_used}  `
  const lost = shown.lost.map((loss) => `lost ${lossText(loss)}`)
  return [
    `${timeText(shown.time)}  ${paintName(inboundText(shown))}  ${gas}fees ${formatTokens(BigInt(shown.fees.total))}  ${[outcomeText(shown), ...lost].join('; ')}`,
    ...idLines(shown.id, link),
    ...argumentLines(shown.in_message).map((line) => `  ${line}`),
  ].join('\n')
}

/** In a terminal the id itself leads to the page of the console, elsewhere its address follows. */
function idLines(id: string, link: string | undefined): readonly string[] {
  if (isColoured(process.stdout)) return [`  ${terminalLink(id, link)}`]
  return link === undefined ? [`  ${id}`] : [`  ${id}`, `  ${linkLine(link)}`]
}

function eventLine(line: EventLine, link: string | undefined): string {
  const name = line.name ?? (line.selector === null ? line.kind : `0x${line.selector}`)
  const what = line.kind === 'output' ? `answer of ${printable(name)}` : printable(name)
  const to = line.destination ? `  to ${printable(line.destination)}` : ''
  return [
    `${timeText(line.time)}  ${paintName(what)}${to}`,
    ...argumentLines({ arguments: line.arguments }).map((text) => `  ${text}`),
    ...(link === undefined ? [] : idLines(line.id, link)),
  ].join('\n')
}
