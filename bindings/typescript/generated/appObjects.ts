// Generated from the definitions by "npm run generate"; changes belong there.

import type { AppRequestContext } from '../common/Caller.ts'
import type { Answer, Variant } from '../common/variants.ts'
import type * as crypto from './types/crypto.ts'
import type * as policy from './types/policy.ts'
import type * as tvm from './types/tvm.ts'

/** Returns the password of a crypto box, encrypted for the library. */
export interface AppPasswordProvider {
  /** For the password. */
  getPassword(
    request: Variant<crypto.ParamsOfAppPasswordProvider, 'GetPassword'>,
    context: AppRequestContext,
  ): Answer<crypto.ResultOfAppPasswordProvider, 'GetPassword'>
}

/** Method of AppPasswordProvider by variant of the request. */
export const appPasswordProviderMethods = {
  GetPassword: 'getPassword',
} as const

/** A signing box implemented by the application. */
export interface AppSigningBox {
  /** For its public key. */
  getPublicKey(
    request: Variant<crypto.ParamsOfAppSigningBox, 'GetPublicKey'>,
    context: AppRequestContext,
  ): Answer<crypto.ResultOfAppSigningBox, 'GetPublicKey'>
  /** To sign data. */
  sign(
    request: Variant<crypto.ParamsOfAppSigningBox, 'Sign'>,
    context: AppRequestContext,
  ): Answer<crypto.ResultOfAppSigningBox, 'Sign'>
}

/** Method of AppSigningBox by variant of the request. */
export const appSigningBoxMethods = {
  GetPublicKey: 'getPublicKey',
  Sign: 'sign',
} as const

/** An encryption box implemented by the application. */
export interface AppEncryptionBox {
  /** To describe itself. */
  getInfo(
    request: Variant<crypto.ParamsOfAppEncryptionBox, 'GetInfo'>,
    context: AppRequestContext,
  ): Answer<crypto.ResultOfAppEncryptionBox, 'GetInfo'>
  /** To encrypt data. */
  encrypt(
    request: Variant<crypto.ParamsOfAppEncryptionBox, 'Encrypt'>,
    context: AppRequestContext,
  ): Answer<crypto.ResultOfAppEncryptionBox, 'Encrypt'>
  /** To decrypt data. */
  decrypt(
    request: Variant<crypto.ParamsOfAppEncryptionBox, 'Decrypt'>,
    context: AppRequestContext,
  ): Answer<crypto.ResultOfAppEncryptionBox, 'Decrypt'>
}

/** Method of AppEncryptionBox by variant of the request. */
export const appEncryptionBoxMethods = {
  GetInfo: 'getInfo',
  Encrypt: 'encrypt',
  Decrypt: 'decrypt',
} as const

/** Decides about messages that need approval. */
export interface AppApprover {
  /** Whether a message may be signed and sent. */
  approve(
    request: Variant<policy.ParamsOfAppApprover, 'Approve'>,
    context: AppRequestContext,
  ): Answer<policy.ResultOfAppApprover, 'Approve'>
}

/** Method of AppApprover by variant of the request. */
export const appApproverMethods = {
  Approve: 'approve',
} as const

/** An extension of the virtual machine implemented by the application. */
export interface AppVmExtension {
  /** Whether a proof holds. */
  verify(
    request: Variant<tvm.ParamsOfAppVmExtension, 'Verify'>,
    context: AppRequestContext,
  ): Answer<tvm.ResultOfAppVmExtension, 'Verify'>
}

/** Method of AppVmExtension by variant of the request. */
export const appVmExtensionMethods = {
  Verify: 'verify',
} as const
