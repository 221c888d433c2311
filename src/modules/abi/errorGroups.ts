/** Errors that many functions share. Source: modules, error groups. */
import { BocRefNotFound, InsufficientCacheSize, InvalidBoc, SerializationError } from '../boc/errors.ts'
import { NotImplemented } from '../client/errors.ts'
import { InvalidPublicKey, InvalidSecretKey, SigningBoxNotRegistered } from '../crypto/errors.ts'
import { derivedBoxErrors } from '../crypto/index.ts'
import { InvalidJson } from './errors.ts'

export const abiErrors = [NotImplemented, InvalidJson] as const
export const bocErrors = [InvalidBoc, BocRefNotFound] as const
export const outputErrors = [SerializationError, InsufficientCacheSize] as const
export const signerErrors = [...derivedBoxErrors, InvalidPublicKey, InvalidSecretKey, SigningBoxNotRegistered] as const
