/** Trees of networks that do not explain transactions: read by GraphQL, decoded with the ABIs that are known here. */
import type { TracedMessage } from '../../../../../bindings/typescript/generated/devNode/types.ts'
import { accountIdOf } from '../../../common/consolePaths.ts'
import { explainFailure } from '../../../common/failure/explainFailure.ts'
import { insideSentence } from '../../../common/failure/insideSentence.ts'
import { skipReasonAt, skipText } from '../../../common/skipReasons.ts'
import { checkId, loadCodeHashes } from './accounts.ts'
import { actionCodeText, exitCodeText } from './codes.ts'
import { library } from './connection.ts'
import { contractOf } from './contracts.ts'
import { toBigInt } from './formats.ts'
import { type Data, queryEach } from './query.ts'
import { lossesIn, type Trace, type TracedTransaction } from './trace.ts'
import { readRows } from './transactionRows.ts'

const MAX_ANCESTORS = 40
const MAX_TRANSACTIONS = 300

const MESSAGE = `id msg_type_name src dst value value_other { currency value } bounce bounced body
  src_transaction { id } dst_transaction { id }`

const TRANSACTION = `id account_addr now lt aborted boc destroyed total_fees block_id
  storage { storage_fees_collected storage_fees_due status_change_name }
  credit { credit due_fees_collected }
  compute { compute_type_name skipped_reason success exit_code gas_used gas_limit gas_fees vm_steps account_activated }
  action { success result_code result_arg tot_actions skipped_actions msgs_created no_funds total_fwd_fees }
  bounce { bounce_type_name }
  in_message { ${MESSAGE} } out_messages { ${MESSAGE} }`

export async function readTree(id: string): Promise<Trace | undefined> {
  const asked = await readTransactions([id])
  let root = asked.get(id)
  if (root === undefined) return undefined
  let truncated = false
  for (let step = 0; ; step++) {
    const parent: string | undefined = root.in_message?.src_transaction?.id
    if (parent === undefined) break
    const found: Data = (await readTransactions([parent])).get(parent)
    if (found === undefined || step >= MAX_ANCESTORS) {
      truncated = found !== undefined
      break
    }
    root = found
  }
  const ordered: { readonly data: Data; readonly depth: number; readonly parent: string | undefined }[] = []
  let level: { id: string; parent: string | undefined }[] = [{ id: root.id, parent: undefined }]
  for (let depth = 0; level.length > 0; depth++) {
    const room = MAX_TRANSACTIONS - ordered.length
    if (level.length > room) truncated = true
    const taken = level.slice(0, room)
    const found = await readTransactions(taken.map((entry) => entry.id))
    level = []
    for (const entry of taken) {
      const data = found.get(entry.id)
      if (data === undefined) continue
      ordered.push({ data, depth, parent: entry.parent })
      for (const message of data.out_messages ?? []) {
        if (message?.dst_transaction?.id) level.push({ id: message.dst_transaction.id, parent: data.id })
      }
    }
  }
  const transactions = await describe(ordered)
  return {
    root: root.id,
    transactions,
    gas_used: String(transactions.reduce((sum, { compute }) => sum + BigInt(compute?.gas_used ?? 0), 0n)),
    fees: String(transactions.reduce((sum, { fees }) => sum + BigInt(fees.total), 0n)),
    truncated,
    isFromNode: false,
  }
}

function readTransactions(ids: readonly string[]): Promise<ReadonlyMap<string, Data>> {
  return queryEach(ids, 20, (id) => `transaction(hash: "${checkId(id)}") { ${TRANSACTION} }`)
}

async function describe(
  ordered: readonly { readonly data: Data; readonly depth: number; readonly parent: string | undefined }[],
): Promise<TracedTransaction[]> {
  const codes = await loadCodeHashes(ordered.map(({ data }) => accountIdOf(data.account_addr)))
  const rows = new Map((await readRows(ordered.map(({ data }) => data))).map((row) => [row.id, row]))
  const described: TracedTransaction[] = []
  for (const { data, depth, parent } of ordered) {
    const id = accountIdOf(data.account_addr)
    const contract = contractOf(codes.get(id))
    const [inMessage, ...outMessages] = await Promise.all([
      data.in_message == null ? undefined : describeMessage(data.in_message, codes),
      ...(data.out_messages ?? []).map((message: Data) => describeMessage(message, codes)),
    ])
    described.push({
      ...{ id: data.id, depth, account_id: id, block_id: data.block_id, seq_no: 0, time: data.now },
      ...(parent !== undefined && { parent }),
      ...(contract && { contract: contract.name }),
      ...(codes.has(id) && { code_hash: codes.get(id) }),
      lt: String(toBigInt(data.lt)),
      ...(inMessage && { in_message: inMessage }),
      ...phasesOf(data),
      aborted: data.aborted === true,
      destroyed: data.destroyed === true,
      fees: {
        total: String(rows.get(data.id)?.fees ?? toBigInt(data.total_fees)),
        storage: String(toBigInt(data.storage?.storage_fees_collected)),
        gas: String(toBigInt(data.compute?.gas_fees)),
        forward: String(toBigInt(data.action?.total_fwd_fees)),
        import: '0',
      },
      ...(failureOf(data) !== undefined && { failure: failureOf(data) }),
      ...lossesIn(rows.get(data.id)),
      logs: [],
      out_messages: outMessages as TracedMessage[],
      replayable: false,
    })
  }
  return described
}

const BOUNCES: Readonly<Record<string, string>> = {
  Ok: 'the message was returned',
  NoFunds: 'the message could not be returned: its value is too low',
  NegFunds: 'the message could not be returned: no money is left',
}

function phasesOf({ storage, credit, compute, action, bounce, in_message: message }: Data): Partial<TracedTransaction> {
  return {
    ...(storage && {
      storage: {
        fees: String(toBigInt(storage.storage_fees_collected)),
        ...(storage.storage_fees_due != null && { due: String(toBigInt(storage.storage_fees_due)) }),
        status_change: (storage.status_change_name ?? 'unchanged').toLowerCase(),
      },
    }),
    ...(credit && {
      credit: { due_fees: String(toBigInt(credit.due_fees_collected)), tokens: String(toBigInt(credit.credit)) },
    }),
    ...(compute && {
      compute:
        compute.compute_type_name === 'Skipped'
          ? { skipped: skipOf(compute, message) }
          : {
              success: compute.success,
              exit_code: compute.exit_code,
              exit_text: exitCodeText(compute.exit_code),
              gas_used: Number(toBigInt(compute.gas_used)),
              gas_limit: Number(toBigInt(compute.gas_limit)),
              gas_fees: String(toBigInt(compute.gas_fees)),
              steps: compute.vm_steps,
              activated: compute.account_activated,
            },
    }),
    ...(action && {
      action: {
        success: action.success,
        result_code: action.result_code,
        result_text: action.success ? undefined : actionCodeText(action.result_code),
        result_arg: action.result_arg,
        actions: action.tot_actions ?? 0,
        skipped: action.skipped_actions ?? 0,
        messages: action.msgs_created ?? 0,
        no_funds: action.no_funds === true,
        forward_fees: String(toBigInt(action.total_fwd_fees)),
      },
    }),
    ...(bounce?.bounce_type_name && {
      bounce: { type: bounce.bounce_type_name, text: BOUNCES[bounce.bounce_type_name] ?? '' },
    }),
  }
}

function skipOf({ skipped_reason: number }: Data, message: Data): string {
  const reason = skipReasonAt(number)
  return reason === undefined ? 'the network does not say why' : skipText(reason, isInternal(message))
}

function isInternal(message: Data | null | undefined): boolean {
  return message?.msg_type_name === 'Internal'
}

/** Title of the explanation, as part of a sentence. */
function failureOf({ compute, action, in_message: message }: Data): string | undefined {
  const title = explainFailure({
    stage: 'aborted',
    isInternal: isInternal(message),
    skipped: compute?.compute_type_name === 'Skipped' ? skipReasonAt(compute.skipped_reason) : undefined,
    exitCode: compute?.success === false ? compute.exit_code : undefined,
    actionCode: action?.success === false ? action.result_code : undefined,
  })?.title
  return title && insideSentence(title)
}

const TYPES: Readonly<Record<string, string>> = { Internal: 'internal', ExtIn: 'external_in', ExtOut: 'external_out' }

async function describeMessage(message: Data, codes: ReadonlyMap<string, string>): Promise<TracedMessage> {
  const type = TYPES[message.msg_type_name] ?? 'internal'
  const executed = message.dst_transaction?.id as string | undefined
  const decoded = await decodeBody(message, type, codes)
  return {
    id: message.id,
    type,
    state: executed !== undefined ? 'executed' : type === 'external_out' ? 'sent' : 'waiting',
    ...(executed !== undefined && { transaction: executed }),
    ...(message.src && { source: message.src }),
    ...(message.dst && { destination: message.dst }),
    ...(message.value != null && { value: String(toBigInt(message.value)) }),
    ...(message.value_other?.length > 0 && {
      currencies: Object.fromEntries(
        message.value_other.map(({ currency, value }: Data) => [currency, String(toBigInt(value))]),
      ),
    }),
    bounce: message.bounce === true,
    bounced: message.bounced === true,
    ...decoded,
  }
}

type Decoded = Pick<TracedMessage, 'kind' | 'function' | 'arguments' | 'header' | 'contract'>

/** Decodes a body with the ABIs of its sender and its recipient. */
async function decodeBody(
  { body, src, dst }: Data,
  type: string,
  codes: ReadonlyMap<string, string>,
): Promise<Decoded> {
  if (body == null || body === '') return { kind: 'transfer' }
  const ends = [dst, src].filter((end) => typeof end === 'string' && end !== '')
  for (const end of ends) {
    const contract = contractOf(codes.get(accountIdOf(end)))
    if (contract === undefined) continue
    const client = await library()
    try {
      const decoded = await client.abi.decodeMessageBody({
        abi: { type: 'Json', value: contract.abi },
        body,
        is_internal: type === 'internal',
      })
      return {
        kind: decoded.body_type.toLowerCase(),
        function: decoded.name,
        arguments: decoded.value,
        header: decoded.header,
        contract: contract.name,
      }
    } catch {
      // The ABI of the other account may fit the body.
    }
  }
  return { kind: 'unknown' }
}
