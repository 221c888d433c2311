import type { AnyCallback, CloseOptions, SyncCallOptions } from '../common/Caller.ts'
import type { ClientError } from '../common/ClientError.ts'
import type { ConnectionLost } from '../common/ConnectionLost.ts'
import type { ContractSigner } from '../common/contract/signers.ts'
import { type DeliveredDeposit, type InboxDepositsOptions, inboxDeposits } from '../common/inbox/inboxDeposits.ts'
import type { ConnectionInfo } from '../common/initialization.ts'
import { type DeliveredResult, type OutboxResultsOptions, outboxResults } from '../common/outbox/outboxResults.ts'
import { registerSigner } from '../common/outbox/registerSigner.ts'
import type { UntypedCallOptions } from '../common/Session.ts'
import { SyncApiModules } from '../generated/SyncApiModules.ts'
import { DevNode, DevNodeError } from './DevNode.ts'
import type { SyncSession } from './SyncSession.ts'

/**
 * One context of the library: its modules with typed functions. Each function has an asynchronous form and, unless it takes an
 * app object, one that blocks (`…Sync`). Both share the same handles.
 *
 *     await using client = await spawnClient({ network: { endpoints: ['https://node.example'] } })
 *     const { hash } = await client.crypto.sha256({ data: 'aGVsbG8=' })
 */
export class VendorClient extends SyncApiModules {
  /** What the daemon reported when the connection was opened: limits, effective configuration, warnings. */
  readonly info: ConnectionInfo
  readonly #session: SyncSession

  /** See `spawnClient`, `connectClient` and `loadClient`. */
  constructor(session: SyncSession, info: ConnectionInfo) {
    super(session)
    this.#session = session
    this.info = info
  }

  /** Settles when the connection is gone: with the reason for its loss, or with `undefined` after `close`. */
  get ended(): Promise<ConnectionLost | undefined> {
    return this.#session.ended
  }

  /**
   * The development node at the first endpoint of the configuration: its controls, and a giver that funds accounts. Nothing is
   * requested before the first control. Throws DevNodeError `unreachable` without endpoints.
   *
   *     await client.devNode.giver.fund(accountId)
   *     await client.devNode.increaseTime({ seconds: 3600 })
   */
  get devNode(): DevNode {
    const [endpoint] = this.info.config.network?.endpoints ?? []
    if (endpoint !== undefined) return DevNode.connect(endpoint)
    throw new DevNodeError('unreachable', 'The configuration of the client has no endpoint')
  }

  /**
   * What the development node of this machine says about a failed message, several lines; `undefined` on other networks,
   * and if the node does not know the message. Contract objects add it to their errors.
   *
   *     const reason = await client.explainError(error)
   */
  async explainError({ data }: ClientError): Promise<string | undefined> {
    const [endpoint] = this.info.config.network?.endpoints ?? []
    if (endpoint === undefined || !isOnThisMachine(endpoint)) return undefined
    const transaction = data?.transaction_id ?? data?.tx_hash
    const hash = data?.message_hash
    if (typeof transaction !== 'string' && typeof hash !== 'string') return undefined
    const about = typeof transaction === 'string' ? { transaction } : { message_hash: hash as string }
    try {
      const { text } = await this.devNode.explain(about)
      return text === '' ? undefined : text
    } catch (error) {
      if (error instanceof DevNodeError) return undefined
      throw error
    }
  }

  /**
   * Registers a signer with the outbox under a name, for the lifetime of this client: entries that wait for this name are then
   * signed. Register it again with each new client. Returns the signer with the name, for contract objects.
   *
   *     const treasury = await client.registerSigner('treasury', keysSigner(keys))
   *     const wallet = getContract({ client, abi, tvc, signer: treasury })
   */
  registerSigner(name: string, signer: ContractSigner): Promise<ContractSigner> {
    return registerSigner(this, name, signer)
  }

  /**
   * Outcomes of outbox entries as they arrive, beginning with those not yet acknowledged. Leaving the loop ends the stream.
   * `outbox.results` is the underlying call.
   *
   *     for await (const result of client.outboxResults({ group: 'payouts' })) {
   *       await book(result.number, result.state)
   *       await result.acknowledge()
   *     }
   */
  outboxResults(options?: OutboxResultsOptions): AsyncGenerator<DeliveredResult, void, undefined> {
    return outboxResults(this, options)
  }

  /**
   * Deposits of the accounts that `inbox.follow` follows under a name as they arrive, beginning with those not yet
   * acknowledged. Leaving the loop ends the stream. `inbox.deposits` is the underlying call.
   *
   *     for await (const { deposit, acknowledge } of client.inboxDeposits({ name: 'shop' })) {
   *       console.log(deposit.kind, deposit.amounts)
   *       await acknowledge()
   *     }
   */
  inboxDeposits(options?: InboxDepositsOptions): AsyncGenerator<DeliveredDeposit, void, undefined> {
    return inboxDeposits(this, options)
  }

  /**
   * Calls a function by its wire name.
   *
   *     const { hash } = await client.call<{ hash: string }>('crypto.sha256', { data: 'aGVsbG8=' })
   */
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the type of the result
  call<Result = any>(method: string, params?: object, options?: UntypedCallOptions): Promise<Result> {
    return this.#session.callUntyped(method, params, options)
  }

  /**
   * Calls a function by its wire name and blocks until the response arrives.
   *
   *     const { hash } = client.callSync<{ hash: string }>('crypto.sha256', { data: 'aGVsbG8=' })
   */
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the type of the result
  callSync<Result = any>(
    method: string,
    params?: object,
    options?: SyncCallOptions & { readonly callback?: AnyCallback | undefined },
  ): Result {
    return this.#session.callSync(method, params, options, options?.callback)
  }

  /**
   * Ends the client and the daemon that was started for it. Waiting calls are cancelled at once, or after the grace period;
   * they and later calls fail with 17.
   *
   *     await client.close({ graceMs: 5_000 })
   */
  close(options?: CloseOptions): Promise<void> {
    return this.#session.close(options)
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }
}

/** Only programs on its own machine may use the controls of a development node. */
function isOnThisMachine(endpoint: string): boolean {
  const url = endpoint.includes('://') ? endpoint : `http://${endpoint}`
  const { protocol, hostname } = URL.parse(url) ?? { protocol: '', hostname: '' }
  return protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
