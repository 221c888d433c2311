/** A transaction as one line for people. */
import type { Failure } from '../../common/failure/Failure.ts'
import { failureLines } from '../../common/failure/failureRows.ts'
import { amountsText, formatTokens, lossText } from '../../common/moneyText.ts'
import type { Palette } from '../../common/Palette.ts'
import { printable } from '../../common/printable.ts'
import { receivedText } from '../../common/receivedMoney.ts'
import { terminalLink } from '../../common/styleMarks.ts'
import type { RefusedLine } from '../trace/FollowChain.ts'
import { accountOf } from '../trace/readTransaction.ts'
import type { TransactionLine } from '../trace/TransactionLine.ts'

const WHO_WIDTH = 26
const WHAT_WIDTH = 20
/** Longest comment that is shown. */
const COMMENT_LENGTH = 60

/** Maximum number of lines of a log in the terminal, the last ones. */
const LOG_LINES = 20

/** `link`: where a browser shows the transaction, for terminals that have links. */
export function transactionText(line: TransactionLine, palette: Palette, link?: string): string {
  const { dim, name, bold } = palette
  const parts = [
    dim(clockText(line.time)),
    terminalLink(dim(`#${line.seq_no}`.padEnd(6)), link),
    name(pad(whoText(line.account, line.contract, line.account_id), WHO_WIDTH)),
    bold(pad(whatText(line), WHAT_WIDTH)),
    pad(fromText(line), 30),
    pad(`gas ${line.gas === null ? '-' : line.gas.toLocaleString('en-US')}`, 13),
    pad(`fees ${formatTokens(BigInt(line.fees))}`, 17),
    outcomeText(line, palette),
  ]
  return [parts.join(' ').trimEnd(), ...logLines(line.logs, palette)].join('\n')
}

export function refusedText(line: RefusedLine, palette: Palette): string {
  const { dim, name, bold, bad } = palette
  const { exit_code, exit_text, code, message } = line
  const exit = exit_code === null ? message : `exit ${exit_code}${exit_text === null ? '' : ` (${exit_text})`}`
  const parts = [
    dim(clockText(line.time)),
    dim('-'.padEnd(6)),
    name(pad(whoText(line.account, line.contract, line.account_id), WHO_WIDTH)),
    bold(pad(printable(line.function ?? ''), WHAT_WIDTH)),
    bad(`refused, ${code}: ${printable(exit)}`),
  ]
  return [parts.join(' '), ...logLines(line.logs, palette)].join('\n')
}

/** What a contract printed, indented so that no line looks like a transaction. */
function logLines(logs: readonly string[], { dim }: Palette): string[] {
  const left = logs.length - LOG_LINES
  const more = left > 0 ? [dim(`         … ${left} earlier lines, see "vendorclient tx"`)] : []
  return [...more, ...logs.slice(-LOG_LINES).map((text) => `         ${dim('│')} ${printable(text)}`)]
}

/** Below the line of the failure, indented. */
export function explainedText(failure: Failure, { bad, dim }: Palette): string {
  const rows = failureLines(failure).map((line) => dim(printable(line)))
  return [bad(printable(failure.title)), ...rows].map((line) => `         ${line}`).join('\n')
}

export function omittedText(count: number, { dim }: Palette): string {
  return dim(`… ${count.toLocaleString('en-US')} more transactions`)
}

export function contractText(contract: string, { dim, name }: Palette): string {
  return `${dim('Contract')} ${name(printable(contract))} ${dim('is registered with its ABI.')}`
}

export function replacedText({ warning }: Palette): string {
  return warning('The chain was replaced: it was reverted to a snapshot, reset or loaded from a file.')
}

/** Time of day of the chain, UTC. */
function clockText(timeSec: number): string {
  return new Date(timeSec * 1000).toISOString().slice(11, 19)
}

/** `0a1b2c3d…9f8e`. */
function shortId(id: string): string {
  return `${id.slice(0, 8)}…${id.slice(-4)}`
}

/** An account by its name, else by its contract and id. */
export function whoText(name: string | null | undefined, contract: string | null | undefined, id: string): string {
  if (name != null) return printable(name)
  return contract == null ? shortId(id) : `${printable(contract)} ${shortId(id)}`
}

function whatText({ kind, function: name, selector, comment }: TransactionLine): string {
  switch (kind) {
    case 'bounced':
      return name === null ? 'bounced' : `bounced ${printable(name)}`
    case 'output':
      return `answer of ${printable(name ?? '?')}`
    case 'comment':
      return `"${printable((comment ?? '').slice(0, COMMENT_LENGTH))}"`
    case 'transfer':
      return 'transfer'
    case 'unknown':
      return selector === null ? 'unknown body' : `0x${selector}`
    default:
      return printable(name ?? '?')
  }
}

function fromText({ source, source_name, value, currencies }: TransactionLine): string {
  if (source === null) return 'external'
  const from = source_name ?? (source === '' ? 'nobody' : shortId(accountOf(source)))
  return `${amountsText(value ?? 0n, currencies ?? {})} from ${printable(from)}`
}

function outcomeText(line: TransactionLine, { good, bad, warning }: Palette): string {
  const lost = line.lost.map((loss) => warning(`lost ${lossText(loss)}`))
  return [resultText(line, { good, bad, warning }), ...lost].join('; ')
}

function resultText(line: TransactionLine, { good, bad, warning }: Pick<Palette, 'good' | 'bad' | 'warning'>): string {
  const { exit_code, exit_text, action_code, action_text, skipped, aborted, received } = line
  if (received && skipped !== null) return good(receivedText(skipped))
  if (skipped !== null) return warning(`not run: ${skipped}`)
  if (exit_code !== null && exit_code !== 0 && exit_code !== 1) {
    return bad(`exit ${exit_code}${exit_text === null ? '' : ` (${printable(exit_text)})`}`)
  }
  if (action_code !== null && action_code !== 0) {
    return bad(`action ${action_code}${action_text === null ? '' : ` (${printable(action_text)})`}`)
  }
  return aborted ? bad('aborted') : good('ok')
}

/** Pads a text with spaces; longer texts stay unchanged. */
function pad(text: string, width: number): string {
  return text.padEnd(width)
}
