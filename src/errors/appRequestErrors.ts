import {
  AppRequestError,
  CanNotParseRequestResult,
  CanNotReceiveRequestResult,
  UnexpectedCallbackResponse,
} from './client.ts'

/** Errors of a call that needs an application object, when that object fails. Source: modules, error groups. */
export const appRequestErrors = [
  AppRequestError,
  CanNotReceiveRequestResult,
  CanNotParseRequestResult,
  UnexpectedCallbackResponse,
] as const
