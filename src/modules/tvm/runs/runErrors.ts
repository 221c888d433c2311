import { BocRefNotFound, InvalidBoc } from '../../../errors/boc.ts'
import { InvalidHex } from '../../../errors/client.ts'
import {
  CanNotReadBlockchainConfig,
  ContractExecutionError,
  InvalidAccountBoc,
  UnknownExecutionError,
  VmAnswerMissing,
  VmExtensionNotRegistered,
} from '../../../errors/tvm.ts'

/** Errors of every run. */
export const runErrors = [
  InvalidHex,
  InvalidBoc,
  BocRefNotFound,
  CanNotReadBlockchainConfig,
  UnknownExecutionError,
  InvalidAccountBoc,
  ContractExecutionError,
  VmExtensionNotRegistered,
  VmAnswerMissing,
] as const
