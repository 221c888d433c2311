import type { CloseOptions } from '../common/Caller.ts'
import type { ConnectionLost } from '../common/ConnectionLost.ts'
import type { ContractSigner } from '../common/contract/signers.ts'
import { type DeliveredDeposit, type InboxDepositsOptions, inboxDeposits } from '../common/inbox/inboxDeposits.ts'
import type { ConnectionInfo } from '../common/initialization.ts'
import { type DeliveredResult, type OutboxResultsOptions, outboxResults } from '../common/outbox/outboxResults.ts'
import { registerSigner } from '../common/outbox/registerSigner.ts'
import type { Session, UntypedCallOptions } from '../common/Session.ts'
import { ApiModules } from '../generated/ApiModules.ts'
import type { ClientConfig } from '../generated/types/client.ts'
import { openSession } from './openSession.ts'
import { openSocketLink } from './SocketLink.ts'

export interface ConnectOptions {
  /** Address of a running daemon, `ws://127.0.0.1:43117/rpc`. */
  readonly url: string
  /** Content of the daemon's token file. Absent if a cookie authenticates the page. */
  readonly token?: string | undefined
  readonly config?: ClientConfig | undefined
}

/**
 * The library in this page, or in a running daemon, which must allow the origin of the page.
 *
 *     await using client = await loadClient({ network: { endpoints: ['https://node.example'] } })
 *     const { hash } = await client.crypto.sha256({ data: 'aGVsbG8=' })
 */
export class VendorClient extends ApiModules {
  /** What the library reported when the connection was opened: limits, effective configuration, warnings. */
  readonly info: ConnectionInfo
  readonly #session: Session

  /** See `loadClient` and `connectClient`. */
  constructor(session: Session, info: ConnectionInfo) {
    super(session)
    this.#session = session
    this.info = info
  }

  /** Settles when the connection is gone: with the reason for its loss, or with `undefined` after `close`. */
  get ended(): Promise<ConnectionLost | undefined> {
    return this.#session.ended
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
   * Closes the connection. Waiting calls are cancelled at once, or after the grace period; they and later calls fail with 17.
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

/**
 * Connects to a running daemon. Rejects with ConnectionLost if it cannot be reached, with 15 for an invalid configuration.
 *
 *     await using client = await connectClient({ url: 'ws://127.0.0.1:43117/rpc', token })
 */
export async function connectClient({ url, token, config }: ConnectOptions): Promise<VendorClient> {
  const { session, info } = await openSession((events) => openSocketLink({ url, token }, events), config)
  return new VendorClient(session, info)
}
