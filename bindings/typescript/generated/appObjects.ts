// Generated from the definitions by "npm run generate"; changes belong there.

import type { AppRequestContext } from '../common/Caller.ts'
import type { Answer, Variant } from '../common/variants.ts'
import type * as crypto from './types/crypto.ts'
import type * as policy from './types/policy.ts'
import type * as tvm from './types/tvm.ts'

/** Provides the password of a crypto box, encrypted for the library. */
export interface AppPasswordProvider {
  /** Requests the password. */
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
  /** Requests its public key. */
  getPublicKey(
    request: Variant<crypto.ParamsOfAppSigningBox, 'GetPublicKey'>,
    context: AppRequestContext,
  ): Answer<crypto.ResultOfAppSigningBox, 'GetPublicKey'>
  /** Requests a signature. */
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
  /** Requests information about the box. */
  getInfo(
    request: Variant<crypto.ParamsOfAppEncryptionBox, 'GetInfo'>,
    context: AppRequestContext,
  ): Answer<crypto.ResultOfAppEncryptionBox, 'GetInfo'>
  /** Requests encryption of data. */
  encrypt(
    request: Variant<crypto.ParamsOfAppEncryptionBox, 'Encrypt'>,
    context: AppRequestContext,
  ): Answer<crypto.ResultOfAppEncryptionBox, 'Encrypt'>
  /** Requests decryption of data. */
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

/** Decides whether messages that need approval are signed and sent. */
export interface AppApprover {
  /** Request to an approver. */
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
  /** Requests verification of a proof. */
  verify(
    request: Variant<tvm.ParamsOfAppVmExtension, 'Verify'>,
    context: AppRequestContext,
  ): Answer<tvm.ResultOfAppVmExtension, 'Verify'>
}

/** Method of AppVmExtension by variant of the request. */
export const appVmExtensionMethods = {
  Verify: 'verify',
} as const
