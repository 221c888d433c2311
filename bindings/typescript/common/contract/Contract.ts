/** A contract as an object: its options, its functions by name, and what they return. */
import type { FunctionHeader } from '../../generated/types/abi.ts'
import type { ParsedTransaction } from '../../generated/types/boc.ts'
import type { OutboxEntry } from '../../generated/types/outbox.ts'
import type { Loss } from '../../generated/types/processing.ts'
import type { TransactionFees } from '../../generated/types/tvm.ts'
import type { CallOptions } from '../Caller.ts'
import type { AbiDescription } from './AbiDescription.ts'
import type { ArgumentsOf, EventOf, FunctionOf, InitialDataOf, OutputsOf } from './abiValues.ts'
import type { ContractClient } from './ContractClient.ts'
import type { StreamOptions } from './followAccount.ts'
import type { SelectedFields } from './selectedFields.ts'
import type { ContractSigner } from './signers.ts'

export interface ContractOptions<Abi extends AbiDescription, Signer extends ContractSigner | undefined> {
  readonly client: ContractClient
  /** Content of the ABI file. Declare it `as const` to get typed names and values. */
  readonly abi: Abi
  /** Who signs calls and the deployment. Absent: unsigned. */
  readonly signer?: Signer | undefined
  /** Address of the contract: `<dapp_id>::<account_id>`, `0:<account_id>` or the account id. */
  readonly address?: string | undefined
  /** Dapp ID of the contract. Absent: looked up on the network; the account id if the contract is not deployed yet. */
  readonly dappId?: string | undefined
  /** Image of the contract, base64: for `deploy`, and to compute the address if it is absent. */
  readonly tvc?: string | undefined
  /** Code of the contract, base64, instead of the image. */
  readonly code?: string | undefined
  /** Values of storage fields before the deployment; the public key is filled in from the signer. */
  readonly initialData?: InitialDataOf<Abi> | undefined
  /** Names of exit codes, for ContractError. */
  readonly errors?: Readonly<Record<number, string>> | undefined
  /** Returns the header fields of each external message. Default: the library fills them in, by the time of the network. */
  readonly header?: (() => FunctionHeader | Promise<FunctionHeader>) | undefined
}

/** Funds an account before its deployment, as a DevNode does. */
export interface Funder {
  fund(accountId: string, amount?: bigint): Promise<unknown>
}

/** Accepted losses by currency id, in nano units; `any` for no check. */
export type AcceptedLoss = Readonly<Record<number, bigint>> | 'any'

export interface SendOptions extends CallOptions {
  /**
   * How much may certainly be lost on the way, in nano units by currency id, 0 being the main currency. Before anything is
   * signed, the message runs locally, and more than that is refused (error 521). Default: `{}`, nothing except what a call of a
   * contract in another Dapp has to carry. `any` sends without looking for losses.
   */
  readonly acceptLoss?: AcceptedLoss | undefined
}

export interface DeployOptions extends SendOptions {
  /** Who funds the account. Absent: it already has money. */
  readonly fundedBy?: Funder | undefined
  /** How much the funder transfers, in nanotokens. */
  readonly amount?: bigint | undefined
}

export interface OutboxOptions extends SendOptions {
  /** Idempotency key, 1 to 256 characters: the same key never sends a second message on this network. */
  readonly key?: string | undefined
  /** Entries of a group are sent one after another. Default: the account and the key that signs. */
  readonly group?: string | undefined
  /** Do not send before this time, Unix time in s. */
  readonly notBefore?: number | undefined
  /** Do not send after this time, and let no message outlive it, Unix time in s. */
  readonly giveUpAt?: number | undefined
  /** Name of a signer that any connection registers. Default: that of the signer of the contract, if it has one. */
  readonly signer?: string | undefined
  /** The contract has no replay protection. */
  readonly unprotected?: boolean | undefined
}

/** An entry of the outbox; `is_new` is false if its key was already in use. */
export type StoredEntry = OutboxEntry & { readonly is_new: boolean }

/** What a call did. */
export interface Sent<Outputs> {
  /** The transaction as `boc.parse_transaction` returns it. */
  readonly transaction: ParsedTransaction
  /** Results of the function. */
  readonly output: Outputs
  /** Outgoing messages, BOC. */
  readonly outMessages: readonly string[]
  readonly fees: TransactionFees & { readonly total: bigint }
  /** Amounts that do not arrive; absent without a check for losses. */
  readonly losses?: readonly Loss[] | undefined
  /** What the contract printed, line by line; only of estimates. */
  readonly logs?: readonly string[] | undefined
}

export interface ContractEvent<Name extends string, Args> {
  readonly name: Name
  readonly args: Args
  /** Hash of the message that carries it. */
  readonly messageId: string
  /** When it was emitted, unix time in s. */
  readonly createdAt: number
  /** Its place: `after` of a later stream. */
  readonly cursor: string
}

/** A transaction of a stream, with the fields that it has if no others are named. Amounts and times of the chain are `0x…` texts. */
export interface FollowedTransaction {
  readonly id: string
  readonly lt: string
  /** Unix time in s. */
  readonly now: number
  /** Hash of the message that caused it. */
  readonly in_msg: string
  readonly aborted: boolean
  readonly balance_delta: string
  readonly total_fees: string
  /** Its place: `after` of a later stream. */
  readonly cursor: string
}

type Named<Item extends { readonly name: string }, Name> = Extract<Item, { readonly name: Name }>

export interface Contract<Abi extends AbiDescription, Signer extends ContractSigner | undefined = undefined> {
  readonly abi: Abi
  readonly signer: Signer
  /**
   * Sends a message and waits for its transaction. Fails with 418 or 419, as a getter does, if the contract executes the call
   * without a readable answer: the outcome is then `executed`.
   *
   *     const { transaction, fees } = await wallet.call.sendValue({ dest, amount: 1_000_000n, bounce: false })
   */
  readonly call: {
    readonly [Name in FunctionOf<Abi>['name']]: (
      ...args: ArgumentsOf<Named<FunctionOf<Abi>, Name>['inputs'], SendOptions>
    ) => Promise<Sent<OutputsOf<Named<FunctionOf<Abi>, Name>['outputs']>>>
  }
  /**
   * Runs a function on the current state, without a message: nothing changes, nothing is paid. Fails with 418 if the contract
   * sends no answer, and with 419 if its answer does not fit the ABI.
   *
   *     const { timestamp } = await wallet.get.timestamp()
   */
  readonly get: {
    readonly [Name in FunctionOf<Abi>['name']]: (
      ...args: ArgumentsOf<Named<FunctionOf<Abi>, Name>['inputs'], CallOptions>
    ) => Promise<OutputsOf<Named<FunctionOf<Abi>, Name>['outputs']>>
  }
  /**
   * Effects and cost of a call, executed on a copy of the current state.
   *
   *     const { fees, losses } = await wallet.estimate.sendValue({ dest, amount: 1_000_000n, bounce: false })
   */
  readonly estimate: {
    readonly [Name in FunctionOf<Abi>['name']]: (
      ...args: ArgumentsOf<Named<FunctionOf<Abi>, Name>['inputs'], CallOptions>
    ) => Promise<Sent<OutputsOf<Named<FunctionOf<Abi>, Name>['outputs']>>>
  }
  /**
   * Stores a call in the outbox, so that it survives a crash of this process. A signer with a name signs when the turn of the
   * call comes; one without a name signs at once, and only once.
   *
   *     await wallet.outbox.sendValue({ dest, amount: 1_000_000n, bounce: false }, { key: 'invoice-17', group: 'payouts' })
   */
  readonly outbox: {
    readonly [Name in FunctionOf<Abi>['name']]: (
      ...args: ArgumentsOf<Named<FunctionOf<Abi>, Name>['inputs'], OutboxOptions>
    ) => Promise<StoredEntry>
  }
  /**
   * Events as they happen, from the first one, or after a cursor. Leaving the loop, or `return`, ends the stream; it ends by itself
   * only with the error that is its reason. While the network is away, it waits.
   *
   *     for await (const { args, cursor } of wallet.events.Touched({ after })) await book(String(args.at), cursor)
   */
  readonly events: {
    readonly [Name in EventOf<Abi>['name']]: (
      options?: StreamOptions,
    ) => AsyncGenerator<ContractEvent<Name, OutputsOf<Named<EventOf<Abi>, Name>['inputs']>>, void, undefined>
  }
  /**
   * Transactions as they happen, from the first one, or after a cursor. `fields` is GraphQL: a constant text gives the names of the
   * fields, and their types where they are simple; name the type of others yourself.
   *
   *     for await (const { id, cursor } of wallet.transactions({ after, fields: 'id now' })) await book(id, cursor)
   */
  transactions(options?: StreamOptions): AsyncGenerator<FollowedTransaction, void, undefined>
  transactions<const Selection extends string>(
    options: StreamOptions & { readonly fields: Selection },
  ): AsyncGenerator<SelectedFields<Selection> & { readonly cursor: string }, void, undefined>
  transactions<Fields extends object>(
    options: StreamOptions & { readonly fields: string },
  ): AsyncGenerator<Fields & { readonly cursor: string }, void, undefined>
  /**
   * Cursor after the newest event: a stream that continues after it has every event from now on, whenever it begins.
   *
   *     const after = await wallet.eventCursor()
   *     await wallet.call.touch()
   *     for await (const { args } of wallet.events.Touched({ after })) break
   */
  eventCursor(): Promise<string>
  /**
   * Cursor after the newest transaction.
   *
   *     const after = await wallet.transactionCursor()
   */
  transactionCursor(): Promise<string>
  /**
   * `<dapp_id>::<account_id>`.
   *
   *     await node.fund(await wallet.address(), 5_000_000_000n)
   */
  address(): Promise<string>
  /**
   * Balance in nano.
   *
   *     if ((await wallet.balance()) < 1_000_000_000n) await node.fund(await wallet.address())
   */
  balance(): Promise<bigint>
  /**
   * Whether the contract can be called.
   *
   *     if (!(await wallet.isDeployed())) await wallet.deploy()
   */
  isDeployed(): Promise<boolean>
  /**
   * Deploys the contract. The one named by `fundedBy` transfers money to its account before, once the arguments were checked.
   *
   *     const { fees } = await wallet.deploy({}, { fundedBy: node.giver, amount: 10_000_000_000n })
   */
  deploy(
    ...args: ArgumentsOf<Named<FunctionOf<Abi>, 'constructor'>['inputs'], DeployOptions>
  ): Promise<Sent<OutputsOf<Named<FunctionOf<Abi>, 'constructor'>['outputs']>>>
}
