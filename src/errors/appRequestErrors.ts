import {
  AppRequestError,
  CanNotParseRequestResult,
  CanNotReceiveRequestResult,
  UnexpectedCallbackResponse,
} from './client.ts'

/** How a call fails when an application object that it needs does. Source: modules, error groups. */
export const appRequestErrors = [
  AppRequestError,
  CanNotReceiveRequestResult,
  CanNotParseRequestResult,
  UnexpectedCallbackResponse,
] as const
