/** Errors that many functions share. Source: modules, error groups. */

import { InvalidJson } from '../../../errors/abi.ts'
import { BocRefNotFound, InsufficientCacheSize, InvalidBoc, SerializationError } from '../../../errors/boc.ts'
import { NotImplemented } from '../../../errors/client.ts'
import { InvalidPublicKey, InvalidSecretKey, SigningBoxNotRegistered } from '../../../errors/crypto.ts'
import { derivedBoxErrors } from '../../crypto/boxes/derivedBoxErrors.ts'

export const abiErrors = [NotImplemented, InvalidJson] as const
export const bocErrors = [InvalidBoc, BocRefNotFound] as const
export const outputErrors = [SerializationError, InsufficientCacheSize] as const
export const signerErrors = [...derivedBoxErrors, InvalidPublicKey, InvalidSecretKey, SigningBoxNotRegistered] as const
