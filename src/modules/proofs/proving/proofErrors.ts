import { CellError } from '../../../core/cells/index.ts'
import { ProofError, type ProofErrorKind } from '../../../core/proofs/ProofError.ts'
import { ClientError, type ErrorDefinition } from '../../../errors/ClientError.ts'
import { InvalidContextHandle, NetModuleNotInit } from '../../../errors/client.ts'
import { Unauthorized } from '../../../errors/net.ts'
import { DataDiffersFromProven, InternalError, InvalidData, ProofCheckFailed } from '../../../errors/proofs.ts'

const KINDS: Record<ProofErrorKind, { readonly definition: ErrorDefinition; readonly title: string }> = {
  invalidData: { definition: InvalidData, title: 'Invalid data' },
  checkFailed: { definition: ProofCheckFailed, title: 'Proof check failed' },
  internal: { definition: InternalError, title: 'Internal error during proof checking' },
  differs: { definition: DataDiffersFromProven, title: 'Data differs from the proven' },
}

/** Errors of all functions of the module. */
export const proofErrors: readonly ErrorDefinition[] = [
  NetModuleNotInit,
  Unauthorized,
  InvalidData,
  ProofCheckFailed,
  InternalError,
  DataDiffersFromProven,
]

/** The published form of an error. Source: proofs 1. */
export function proofError(kind: ProofErrorKind, message: string, cause?: unknown): ClientError {
  const { definition, title } = KINDS[kind]
  return definition.error(`${title}: ${message}`, {}, cause)
}

/** Runs `work` and converts its errors to their published form. */
export async function withProofErrors<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProofError) throw proofError(error.kind, error.message, error)
    if (error instanceof CellError) throw proofError('checkFailed', error.message, error)
    throw error
  }
}

const UNCHANGED = [NetModuleNotInit, Unauthorized, InvalidContextHandle]

/** Runs a request; most errors of the network become a failed check with the text of the cause. Source: proofs 1. */
export async function asking<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ClientError) || UNCHANGED.some((kept) => kept.matches(error))) throw error
    const definition = ProofCheckFailed
    throw definition.error(
      `Proof check failed: ${what} cannot be read: ${error.message}`,
      { ...error.data, cause_code: error.code },
      error,
    )
  }
}

/** Whether an error states that a proof is wrong, and not that it could not be checked. */
export function isRefused(error: unknown): boolean {
  return InvalidData.matches(error) || ProofCheckFailed.matches(error)
}
