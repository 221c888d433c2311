/** What the functions of a contract object do, without the types of its ABI. */
import {
  AbiErrorCode,
  type DeploySet,
  type FunctionHeader,
  type ParamsOfEncodeMessage,
} from '../../generated/types/abi.ts'
import type { ParsedTransaction } from '../../generated/types/boc.ts'
import type { OutboxSigner } from '../../generated/types/outbox.ts'
import type { Loss } from '../../generated/types/processing.ts'
import type { TransactionFees } from '../../generated/types/tvm.ts'
import { CallAborted } from '../CallAborted.ts'
import type { CallOptions } from '../Caller.ts'
import { ClientError } from '../ClientError.ts'
import { withoutOwnFrames } from '../callerStack.ts'
import { checkOptions } from '../checkOptions.ts'
import { closableStream } from '../closableStream.ts'
import type { AbiDescription, AbiFunctionDescription, AbiParameter } from './AbiDescription.ts'
import type {
  AcceptedLoss,
  ContractEvent,
  ContractOptions,
  DeployOptions,
  OutboxOptions,
  SendOptions,
  Sent,
  StoredEntry,
} from './Contract.ts'
import type { ContractClient } from './ContractClient.ts'
import { asContractError } from './ContractError.ts'
import { decodeOutputs } from './decodeOutputs.ts'
import { encodeInputs } from './encodeInputs.ts'
import {
  type AccountName,
  endOfList,
  type FollowedList,
  followAccount,
  STREAM_OPTIONS,
  type StreamOptions,
} from './followAccount.ts'
import type { ContractSigner } from './signers.ts'

/** Code of a missing account. */
const NOT_FOUND = 622
const TRANSACTION_FIELDS = 'id lt now in_msg aborted balance_delta total_fees'

export class ContractCalls {
  readonly #options: ContractOptions<AbiDescription, ContractSigner | undefined>
  readonly #client: ContractClient
  readonly #abi: { readonly type: 'Json'; readonly value: string }
  /** As the network knows it; absent while it knows no such account. */
  #name: AccountName | undefined
  #lookup: { readonly name: Promise<AccountName>; readonly options: CallOptions } | undefined

  constructor(options: ContractOptions<AbiDescription, ContractSigner | undefined>) {
    this.#options = options
    this.#client = options.client
    this.#abi = { type: 'Json', value: JSON.stringify(options.abi) }
    if (options.address !== undefined) accountIdOf(options.address)
  }

  async address(): Promise<string> {
    const { accountId, dappId } = await this.#account()
    return `${dappId}::${accountId}`
  }

  async balance(): Promise<bigint> {
    return BigInt((await this.#parsedState()).balance)
  }

  async isDeployed(): Promise<boolean> {
    try {
      return (await this.#parsedState()).acc_type_name === 'Active'
    } catch (error) {
      if (error instanceof ClientError && error.code === NOT_FOUND) return false
      throw error
    }
  }

  async deploy(input: object | undefined, options: DeployOptions = {}): Promise<Sent<object>> {
    const { fundedBy, amount, ...sendOptions } = options
    const callOptions = callOptionsOf(sendOptions)
    const account = await unsent(this.#account(callOptions))
    if (fundedBy !== undefined) {
      await unsent(this.#checkDeployment(input, callOptions))
      await fundedBy.fund(account.accountId, amount)
    }
    const definition = this.#options.abi.functions?.find(({ name }) => name === 'constructor')
    const sent = await this.#process(
      account,
      { ...(await unsent(this.#message('constructor', input))), deploy_set: this.#deploySet() },
      definition?.outputs ?? [],
      sendOptions,
    )
    // The network knows its Dapp ID now.
    this.#name = undefined
    return sent
  }

  /**
   * Before money is transferred for a deployment: fails for arguments that the constructor does not take, and if the call was
   * cancelled. The signer is not asked, and no header is made: it could be too old after the transfer.
   */
  async #checkDeployment(input: object | undefined, options: CallOptions): Promise<void> {
    const signer = this.#options.signer
    await this.#client.abi.encodeMessage(
      {
        abi: this.#abi,
        deploy_set: this.#deploySet(),
        call_set: { function_name: 'constructor', input: this.#arguments('constructor', input) },
        signer: signer === undefined ? { type: 'None' } : { type: 'External', public_key: signer.publicKey.slice(2) },
      },
      options,
    )
    if (options.signal?.aborted === true) {
      throw new CallAborted('The call was cancelled before it was sent', { sent: false }, options.signal.reason)
    }
  }

  async send(
    { name, outputs }: AbiFunctionDescription,
    input?: object,
    options: SendOptions = {},
  ): Promise<Sent<object>> {
    const account = await unsent(this.#account(callOptionsOf(options)))
    const message = { ...(await unsent(this.#message(name, input))), address: `0:${account.accountId}` }
    return this.#process(account, message, outputs, options)
  }

  async get({ name, outputs }: AbiFunctionDescription, input?: object, options?: CallOptions): Promise<object> {
    const account = await this.#account(options)
    const params = await this.#message(name, input)
    const address = `0:${account.accountId}`
    const [boc, message] = await Promise.all([
      this.#state(account, options),
      this.#client.abi.encodeMessage({ ...params, address, signer: { type: 'None' } }, options),
    ])
    const { decoded } = await this.#explained(
      this.#client.tvm.runTvm(
        { message: message.message, account: boc, abi: this.#abi, answer_required: true },
        options,
      ),
    )
    return decodeOutputs(outputs, decoded?.output)
  }

  async estimate(
    { name, outputs }: AbiFunctionDescription,
    input?: object,
    options?: CallOptions,
  ): Promise<Sent<object>> {
    const named = await this.#account(options)
    const params = await this.#message(name, input)
    const [boc, { message }] = await Promise.all([
      this.#state(named, options),
      this.#client.abi.encodeMessage({ ...params, address: `0:${named.accountId}` }, options),
    ])
    const account = { type: 'Account', boc } as const
    const [result, { losses }] = await Promise.all([
      this.#explained(
        this.#client.tvm.runExecutor(
          { message, account, abi: this.#abi, answer_required: true, execution_options: { logs: true } },
          options,
        ),
      ),
      this.#client.processing.findLosses({ message, dapp_id: named.dappId }, options),
    ])
    return sentOf({ ...result, losses }, outputs)
  }

  async store(
    { name }: AbiFunctionDescription,
    input?: object,
    { key, group, notBefore, giveUpAt, signer, unprotected, acceptLoss, ...options }: OutboxOptions = {},
  ): Promise<StoredEntry> {
    const { accountId, dappId } = await this.#account(options)
    const named = this.#namedSigner(signer)
    const message = await this.#message(name, input)
    const { entry, is_new } = await this.#client.outbox.send(
      {
        message_encode_params: {
          ...message,
          address: `0:${accountId}`,
          ...(named !== undefined && { signer: { type: 'None' as const } }),
        },
        ...{ signer: named, dapp_id: dappId, key, group },
        ...{ not_before: notBefore, give_up_at: giveUpAt, unprotected },
        ...acceptedLoss(acceptLoss),
      },
      options,
    )
    return { ...entry, is_new }
  }

  /** Another name is that of another signer, whose key is not known here. */
  #namedSigner(name: string | undefined): OutboxSigner | undefined {
    const own = this.#options.signer
    if (name === undefined && own?.name === undefined) return undefined
    if (name !== undefined && name !== own?.name) return { type: 'Named', name }
    return { type: 'Named', name: own!.name!, public_key: own!.publicKey.slice(2) }
  }

  events(
    name: string,
    inputs: readonly AbiParameter[],
    options: StreamOptions = {},
  ): AsyncGenerator<ContractEvent<string, object>, void, undefined> {
    checkOptions('A stream of events', options, STREAM_OPTIONS)
    return closableStream(options, (signal) => this.#readEvents(name, inputs, options, signal))
  }

  async *#readEvents(
    name: string,
    inputs: readonly AbiParameter[],
    options: StreamOptions,
    signal: AbortSignal,
  ): AsyncGenerator<ContractEvent<string, object>, void, undefined> {
    const list: FollowedList = { kind: 'Events', abi: this.#abi, event: name }
    const account = await this.#account({ signal })
    for await (const { cursor, event } of followAccount(this.#client, account, list, options, signal)) {
      yield {
        name,
        args: decodeOutputs(inputs, event!.value),
        messageId: event!.message_id,
        createdAt: event!.created_at,
        cursor,
      }
    }
  }

  async endOf(list: FollowedList): Promise<string> {
    return endOfList(this.#client, await this.#account(), list)
  }

  transactions(options: StreamOptions & { readonly fields?: string } = {}) {
    checkOptions('A stream of transactions', options, { ...STREAM_OPTIONS, fields: true })
    return closableStream(options, (signal) => this.#readTransactions(options, signal))
  }

  async *#readTransactions(
    { fields = TRANSACTION_FIELDS, ...options }: StreamOptions & { readonly fields?: string },
    signal: AbortSignal,
  ): AsyncGenerator<Readonly<Record<string, unknown>> & { readonly cursor: string }, void, undefined> {
    const list: FollowedList = { kind: 'Transactions', result: fields }
    const account = await this.#account({ signal })
    for await (const { cursor, object } of followAccount(this.#client, account, list, options, signal)) {
      yield { ...(object as Readonly<Record<string, unknown>>), cursor }
    }
  }

  /** Calls at the same time share a lookup, unless one could cancel it for the other. */
  async #account(options: CallOptions = {}): Promise<AccountName> {
    if (this.#name !== undefined) return this.#name
    const running = this.#lookup
    const isSame = running?.options.signal === options.signal && running?.options.timeoutMs === options.timeoutMs
    if (running !== undefined && isSame) return running.name
    const lookup = { name: this.#findAccount(options), options }
    this.#lookup = lookup
    try {
      return await lookup.name
    } finally {
      if (this.#lookup === lookup) this.#lookup = undefined
    }
  }

  async #findAccount(options: CallOptions): Promise<AccountName> {
    const { address, dappId } = this.#options
    const accountId = address === undefined ? await this.#calculatedId(options) : accountIdOf(address)
    const named = dappId ?? (address?.includes('::') === true ? address.split('::')[0] : undefined)
    if (named !== undefined) {
      this.#name = { accountId, dappId: named }
      return this.#name
    }
    try {
      const found = await this.#client.account.getAccount({ account_id: accountId, dapp_id: accountId }, options)
      this.#name = { accountId, dappId: found.dapp_id === '' ? accountId : found.dapp_id }
      return this.#name
    } catch (error) {
      // Not kept: the account may come to exist at any time.
      if (error instanceof ClientError && error.code === NOT_FOUND) return { accountId, dappId: accountId }
      throw error
    }
  }

  async #calculatedId(options: CallOptions): Promise<string> {
    const signer = this.#options.signer?.signer ?? { type: 'None' as const }
    const params = { abi: this.#abi, deploy_set: this.#deploySet(), signer }
    const { address } = await this.#client.abi.encodeMessage(params, options)
    return accountIdOf(address)
  }

  async #state({ accountId, dappId }: AccountName, options?: CallOptions): Promise<string> {
    const { boc } = await this.#client.account
      .getAccount({ account_id: accountId, dapp_id: dappId }, options)
      .catch((error: unknown) => {
        throw namingAccount(error, `${dappId}::${accountId}`)
      })
    return boc
  }

  async #parsedState() {
    const boc = await this.#state(await this.#account())
    return (await this.#client.boc.parseAccount({ boc })).parsed
  }

  #deploySet(): DeploySet {
    const { abi, code, initialData, signer, tvc } = this.#options
    if (tvc === undefined && code === undefined) {
      throw new ClientError(4, 'A contract object needs its address, or its image to calculate it')
    }
    const key = abi.fields?.find(({ name, init }) => name === '_pubkey' && init === true)
    const filled = key === undefined || signer === undefined ? {} : { _pubkey: signer.publicKey }
    const initial = encodeInputs(
      abi.fields ?? abi.data ?? [],
      initialData ?? {},
      AbiErrorCode.EncodeDeployMessageFailed,
    )
    const data = { ...filled, ...initial }
    return {
      ...(tvc === undefined ? { code } : { tvc }),
      ...(Object.keys(data).length === 0 ? {} : { initial_data: data }),
    }
  }

  async #header(): Promise<FunctionHeader | undefined> {
    return this.#options.header?.()
  }

  /** Throws 306, or 305 for a constructor, for an argument that the function does not have: the library would ignore it. */
  #arguments(name: string, input: object | undefined): Record<string, unknown> {
    const inputs = this.#options.abi.functions?.find((definition) => definition.name === name)?.inputs ?? []
    const code = name === 'constructor' ? AbiErrorCode.EncodeDeployMessageFailed : AbiErrorCode.EncodeRunMessageFailed
    const unknown = Object.keys(input ?? {}).find((key) => !inputs.some((parameter) => parameter.name === key))
    if (unknown !== undefined) {
      const takes = inputs.map((parameter) => parameter.name).join(', ') || 'no arguments'
      throw new ClientError(code, `${name}() takes ${takes}: unknown argument ${unknown}`)
    }
    return encodeInputs(inputs, input ?? {}, code)
  }

  async #message(name: string, input: object | undefined): Promise<ParamsOfEncodeMessage> {
    const values = this.#arguments(name, input)
    const header = await this.#header()
    return {
      abi: this.#abi,
      call_set: { function_name: name, input: values, ...(header === undefined ? {} : { header }) },
      signer: this.#options.signer?.signer ?? { type: 'None' },
    }
  }

  async #process(
    { dappId }: AccountName,
    message: ParamsOfEncodeMessage,
    outputs: readonly AbiParameter[],
    { acceptLoss, ...options }: SendOptions,
  ): Promise<Sent<object>> {
    const params = {
      ...{ message_encode_params: message, dapp_id: dappId, answer_required: true },
      ...acceptedLoss(acceptLoss),
    }
    const result = await this.#explained(this.#client.processing.processMessage(params, undefined, options))
    return sentOf(result, outputs)
  }

  async #explained<Result>(result: Promise<Result>): Promise<Result> {
    try {
      return await result
    } catch (error) {
      const explain = (failed: ClientError) => this.#client.explainError?.(failed) ?? Promise.resolve(undefined)
      const explained = await asContractError(error, this.#options.errors ?? {}, explain)
      throw explained === error ? error : withoutOwnFrames(explained as Error)
    }
  }
}

function callOptionsOf({ acceptLoss: _, ...options }: SendOptions): CallOptions {
  return options
}

/** For a preparatory call: its error says that no message was sent. */
async function unsent<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ClientError && typeof error.data === 'object' && error.outcome === undefined) {
      Object.assign(error.data, { sent: false, outcome: 'not_executed' })
    }
    throw error
  }
}

interface Executed {
  readonly transaction: ParsedTransaction
  readonly out_messages: readonly string[]
  readonly decoded?: { readonly output?: unknown } | null | undefined
  readonly fees: TransactionFees
  readonly losses?: readonly Loss[] | null | undefined
  readonly logs?: readonly string[] | null | undefined
}

/** Accepted losses as parameters have them. */
function acceptedLoss(acceptLoss: AcceptedLoss = {}): { readonly accept_loss?: Record<string, string> } {
  if (acceptLoss === 'any') return {}
  const amounts = Object.entries(acceptLoss).map(([currency, amount]) => [currency, String(amount)])
  return { accept_loss: Object.fromEntries(amounts) }
}

function sentOf(
  { transaction, out_messages, decoded, fees, losses, logs }: Executed,
  outputs: readonly AbiParameter[],
): Sent<object> {
  return {
    transaction,
    output: decodeOutputs(outputs, decoded?.output),
    outMessages: out_messages,
    fees: { ...fees, total: fees.total_account_fees },
    ...(losses !== undefined && losses !== null && { losses }),
    ...(logs !== undefined && logs !== null && { logs }),
  }
}

/** Error 622 of an account that does not exist says which one. */
function namingAccount(error: unknown, address: string): unknown {
  if (!(error instanceof ClientError) || error.code !== NOT_FOUND) return error
  const text = `The account ${address} does not exist: deploy its contract, or check the address and the network`
  return new ClientError(NOT_FOUND, text, { ...error.data, account_address: address }, error)
}

/** Throws InvalidAddress (4). */
function accountIdOf(address: string): string {
  const found = /^(?:[0-9a-fA-F]{64}::|0:)?([0-9a-fA-F]{64})$/.exec(address)
  if (found !== null) return found[1]!.toLowerCase()
  const expected = '<dapp_id>::<account_id>, 0:<account_id> or 64 hex characters'
  throw new ClientError(4, `Invalid address: expected ${expected}, got ${address.slice(0, 140)}`)
}
