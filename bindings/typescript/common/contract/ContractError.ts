import { ClientError } from '../ClientError.ts'

/**
 * A contract refused a call or its transaction was aborted. `name` is the name of the error if one is known for its
 * number (option `errors` of the contract), else `ContractError`. `code` is the code of the library.
 */
export class ContractError extends ClientError {
  override readonly name: string
  /** Exit code of the contract. */
  readonly exitCode: number
  /** Hash of the aborted transaction; absent if the message was refused without a transaction. */
  readonly transaction: string | undefined

  constructor(error: ClientError, exitCode: number, name: string | undefined) {
    super(error.code, name === undefined ? error.message : `${name}: ${error.message}`, error.data, error)
    this.name = name ?? 'ContractError'
    this.exitCode = exitCode
    const hash = error.data?.transaction_id ?? error.data?.tx_hash
    this.transaction = typeof hash === 'string' ? hash : undefined
  }
}

/** The same error as ContractError when it tells an exit code of the contract. */
export function asContractError(error: unknown, names: Readonly<Record<number, string>>): unknown {
  if (!(error instanceof ClientError) || error instanceof ContractError) return error
  const exitCode = exitCodeOf(error.data)
  return exitCode === undefined ? error : new ContractError(error, exitCode, names[exitCode])
}

// biome-ignore lint/suspicious/noExplicitAny: facts of any error
function exitCodeOf(data: any): number | undefined {
  const found =
    data?.exit_code ?? data?.local_error?.data?.exit_code ?? data?.node_error?.extensions?.details?.exit_code
  return typeof found === 'number' ? found : undefined
}
