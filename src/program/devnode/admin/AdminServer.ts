/**
 * Administrative methods of a running chain. The server answers some itself and passes the others to the thread that
 * makes the blocks.
 */
import { readParams } from '../../../schema/readParams.ts'
import { exact, struct } from '../../../schema/shapes.ts'
import type { Problem } from '../../../schema/validation.ts'
import { readMarks } from '../chain/ChainMarks.ts'
import type { ChainQueue } from '../chain/ChainQueue.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import type { ChainTime } from '../chain/ChainTime.ts'
import type { ChainMethodName } from '../chain/controlChain.ts'
import type { EmptyBlocks } from '../chain/EmptyBlocks.ts'
import { AdminError } from '../controls/AdminError.ts'
import type { AdminMethod, AdminParams, AdminResult } from '../controls/AdminMethod.ts'
import { type AdminMethodName, type AdminMethods, adminMethods } from '../controls/adminMethods.ts'
import type { Faults } from '../Faults.ts'
import type { Fork } from '../fork/Fork.ts'
import type { NodeServices } from '../NodeServices.ts'
import type { LastBlock } from '../store/LastBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { ContractNames } from '../trace/ContractNames.ts'
import type { ExplainContext } from '../trace/explainFailures.ts'
import type { RefusedMessages } from '../trace/RefusedMessages.ts'
import type { ReportsOfRun } from '../trace/reportsOfRun.ts'
import type { RerunJobs } from '../trace/rerunJobs.ts'
import { serverMethods } from './serverMethods.ts'

/** Objects that the methods work on. */
export interface AdminContext extends Pick<NodeServices, 'random'> {
  readonly store: NodeStore
  readonly queue: ChainQueue
  readonly time: ChainTime
  readonly faults: Faults
  readonly settings: ChainSettings
  readonly emptyBlocks: EmptyBlocks
  readonly lastBlock: () => LastBlock
  /** Known contracts. */
  readonly names: ContractNames
  /** Statistics since the start of the node, or between blocks. */
  readonly reports: ReportsOfRun
  readonly rerunJobs: RerunJobs
  readonly refusals: RefusedMessages
  readonly explaining: ExplainContext
  /** Absent if the chain is not a fork. */
  readonly fork: Fork | undefined
  /** Secret keys of the wallets by public key; empty unless they come from the public phrase. */
  readonly walletSecrets: ReadonlyMap<string, string>
}

type ServerMethodName = Exclude<AdminMethodName, ChainMethodName>

/** Methods that the server runs itself. They reject with AdminError. */
export type ServerMethods = {
  readonly [Name in ServerMethodName]: (
    context: AdminContext,
    params: AdminParams<AdminMethods[Name]>,
  ) => Promise<AdminResult<AdminMethods[Name]>>
}

export class AdminServer {
  readonly #context: AdminContext

  constructor(context: AdminContext) {
    this.#context = context
  }

  /** Answer of a method, with the epoch. Rejects with AdminError. */
  async call(name: string, body: unknown): Promise<object> {
    const method: AdminMethod | undefined = Object.hasOwn(adminMethods, name)
      ? adminMethods[name as AdminMethodName]
      : undefined
    if (method === undefined) {
      throw new AdminError('unknown_method', `Unknown method "${name.slice(0, 64)}", expected one of ${methodNames}`)
    }
    const params = readParams(
      { params: method.params.kind === 'nothing' ? noParams : method.params },
      body,
      invalidParams,
    )
    const result = await this.#run(name as AdminMethodName, params as object)
    return { ...result, epoch: readMarks(this.#context.store).epoch }
  }

  async #run(name: AdminMethodName, params: object): Promise<object> {
    if (isServerMethod(name)) return await serverMethods[name](this.#context, params as never)
    const { fork, queue } = this.#context
    // An account of the network must be fetched before it is changed.
    const { account_id: id, code, data, balance, currencies } = params as Record<string, unknown>
    const isChanged = [code, data, balance, currencies].some((value) => value !== undefined)
    if (fork !== undefined && typeof id === 'string' && isChanged) await fork.touch(id.toLowerCase())
    return (await queue.control({ method: name, params })).result
  }
}

const methodNames = Object.keys(adminMethods).join(', ')

function isServerMethod(name: AdminMethodName): name is ServerMethodName {
  return Object.hasOwn(serverMethods, name)
}

const noParams = exact(struct('NoParams', 'No parameters.', {}))

function invalidParams(message: string, { path, expected, received }: Problem): AdminError {
  return new AdminError('invalid_params', message, { data: { path, expected, received } })
}
