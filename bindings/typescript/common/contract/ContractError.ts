import { ClientError } from '../ClientError.ts'

/**
 * A contract refused a call, its transaction was aborted, or its account could not run it. `name` is the name of the error if one is known for its
 * number (option `errors` of the contract), else `ContractError`. `code` is the code of the library.
 *
 *     try {
 *       await wallet.call.touch()
 *     } catch (error) {
 *       if (!(error instanceof ContractError)) throw error
 *       console.error(error.name, error.phase, error.exitCode, error.transaction)
 *     }
 */
export class ContractError extends ClientError {
  override readonly name: string
  /**
   * Exit code of the contract; with the phase `action` its result code, such as 37 for too little money. Absent if the contract
   * did not run.
   */
  readonly exitCode: number | undefined
  /**
   * Phase that failed: `computeVm`, `action`, `storage`, or `computeSkipped` for an account without contract or money, or that does
   * not exist; absent if the node named only the code.
   */
  readonly phase: string | undefined
  /** Hash of the aborted transaction; absent if the message was refused without a transaction. */
  readonly transaction: string | undefined
  /**
   * Explanation of a development node of this machine, several lines: what failed, the source line if its debug map is
   * registered, the amounts, and what to do. It is a part of the message. Absent on other networks.
   */
  readonly explanation: string | undefined

  constructor(error: ClientError, exitCode: number | undefined, name: string | undefined, explanation?: string) {
    const named = name === undefined ? error.message : `${name}: ${error.message}`
    super(error.code, explanation === undefined ? named : `${named}\n${explanation}`, error.data, error)
    this.explanation = explanation
    this.name = name ?? 'ContractError'
    this.exitCode = exitCode
    this.phase = typeof error.data?.phase === 'string' ? error.data.phase : undefined
    const hash = error.data?.transaction_id ?? error.data?.tx_hash
    this.transaction = typeof hash === 'string' ? hash : undefined
  }
}

/** The same error as ContractError when it has an exit code of the contract, or the phase that failed. */
export async function asContractError(
  error: unknown,
  names: Readonly<Record<number, string>>,
  explain?: (error: ClientError) => Promise<string | undefined>,
): Promise<unknown> {
  if (!(error instanceof ClientError) || error instanceof ContractError) return error
  const exitCode = exitCodeOf(error.data)
  // Codes of the action phase are those of the network: names of the contract mean others.
  const resultCode = error.data?.result_code
  const code = exitCode ?? (typeof resultCode === 'number' ? resultCode : undefined)
  if (code === undefined && typeof error.data?.phase !== 'string') return error
  const name = exitCode === undefined ? undefined : names[exitCode]
  // An explanation recommends another message: not while this one may still be executed.
  const explanation = error.outcome === 'unknown' ? undefined : await explain?.(error)
  return new ContractError(error, code, name, explanation)
}

// biome-ignore lint/suspicious/noExplicitAny: facts of any error
function exitCodeOf(data: any): number | undefined {
  // What the node then calls an exit code is why the contract did not run.
  if (data?.phase === 'computeSkipped') return undefined
  const found =
    data?.exit_code ?? data?.local_error?.data?.exit_code ?? data?.node_error?.extensions?.details?.exit_code
  return typeof found === 'number' ? found : undefined
}
