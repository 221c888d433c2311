/** Source: client interface 7.2 for names and numbers, modules 3.1 and daemon 4 for the conditions. */
import { defineError } from './ClientError.ts'

export const NotImplemented = defineError(1, 'NotImplemented', 'An ABI of type Handle is used.')
export const InvalidHex = defineError(
  2,
  'InvalidHex',
  'A hex text cannot be decoded, after removing an optional prefix.',
)
export const InvalidBase64 = defineError(3, 'InvalidBase64', 'A base64 text cannot be decoded.')
export const InvalidAddress = defineError(
  4,
  'InvalidAddress',
  'An address cannot be parsed, or cannot be expressed in the form asked for.',
)
export const CallbackParamsCantBeConvertedToJson = defineError(
  5,
  'CallbackParamsCantBeConvertedToJson',
  'A message for a callback has no JSON form or exceeds the limit of outgoing messages.',
)
export const WebsocketConnectError = defineError(
  6,
  'WebsocketConnectError',
  'Cannot occur: a WebSocket connection that cannot be opened is GraphqlWebsocketInitError (613) of module net.',
  { occurs: false },
)
export const WebsocketReceiveError = defineError(
  7,
  'WebsocketReceiveError',
  'Cannot occur: a WebSocket connection that breaks is WebsocketDisconnected (610) of module net.',
  { occurs: false },
)
export const WebsocketSendError = defineError(
  8,
  'WebsocketSendError',
  'Cannot occur: a WebSocket connection that breaks while it is written to is WebsocketDisconnected (610) of module net.',
  { occurs: false },
)
export const HttpClientCreateError = defineError(
  9,
  'HttpClientCreateError',
  'The HTTP client of a context cannot be created.',
)
export const HttpRequestCreateError = defineError(10, 'HttpRequestCreateError', 'An HTTP method or header is invalid.')
export const HttpRequestSendError = defineError(
  11,
  'HttpRequestSendError',
  'An HTTP exchange fails, or GraphQL answers outside 200 to 299 without a GraphQL error body.',
)
export const HttpRequestParseError = defineError(
  12,
  'HttpRequestParseError',
  'The body of an HTTP answer cannot be read or is not JSON.',
)
export const CallbackNotRegistered = defineError(
  13,
  'CallbackNotRegistered',
  'A function that needs an application object, or is asked to send events, was called without the id of one.',
)
export const NetModuleNotInit = defineError(
  14,
  'NetModuleNotInit',
  'A network function is called in a context without endpoints, or the list of endpoints is empty.',
)
export const InvalidConfig = defineError(15, 'InvalidConfig', 'A field of the client configuration is not acceptable.')
export const CannotCreateRuntime = defineError(
  16,
  'CannotCreateRuntime',
  'A worker thread for heavy functions cannot be started.',
)
export const InvalidContextHandle = defineError(
  17,
  'InvalidContextHandle',
  'A context handle is unknown or its context was closed. A connection of the daemon is one context, so this comes only from bindings that hold contexts by number and from a context used after it was closed.',
)
export const CannotSerializeResult = defineError(
  18,
  'CannotSerializeResult',
  'A result or a request toward the application has no JSON form.',
)
export const CannotSerializeError = defineError(19, 'CannotSerializeError', 'The data of an error has no JSON form.')
export const CannotConvertJsValueToJson = defineError(
  20,
  'CannotConvertJsValueToJson',
  'A JavaScript value given to the TypeScript binding has no JSON form.',
)
export const CannotReceiveSpawnedResult = defineError(
  21,
  'CannotReceiveSpawnedResult',
  'A worker thread ended without giving the result of its function.',
)
export const SetTimerError = defineError(
  22,
  'SetTimerError',
  'Cannot occur: a timer is started with a checked duration, and one that is too long for the platform is split.',
  { occurs: false },
)
export const InvalidParams = defineError(23, 'InvalidParams', 'The parameters of a function do not fit their type.')
export const ContractsAddressConversionFailed = defineError(
  24,
  'ContractsAddressConversionFailed',
  'Cannot occur: it guards the base64 form of an address against missing flags, which validation of the parameters refuses before (23).',
  { occurs: false },
)
export const UnknownFunction = defineError(
  25,
  'UnknownFunction',
  'A function named by a program is unknown, or has no synchronous form. Over JSON-RPC an unknown method is -32601 with data.client_code 25.',
)
export const AppRequestError = defineError(
  26,
  'AppRequestError',
  'The application answered a request with Error, or did not answer in time (data.reason app_request_timeout).',
)
export const NoSuchRequest = defineError(
  27,
  'NoSuchRequest',
  'An answer names a request that is unknown, was answered before, timed out, or belongs to another connection.',
)
export const CanNotSendRequestResult = defineError(
  28,
  'CanNotSendRequestResult',
  'An answer crossed the withdrawal of its request: the waiting call was cancelled just before.',
)
export const CanNotReceiveRequestResult = defineError(
  29,
  'CanNotReceiveRequestResult',
  'A pending request was dropped without an answer: its object was removed, the daemon stops or the host is gone.',
)
export const CanNotParseRequestResult = defineError(
  30,
  'CanNotParseRequestResult',
  'The answer of the application does not fit the response type.',
)
export const UnexpectedCallbackResponse = defineError(
  31,
  'UnexpectedCallbackResponse',
  'The answer of the application is of another variant than the request.',
)
export const CanNotParseNumber = defineError(
  32,
  'CanNotParseNumber',
  'A number given as text cannot be parsed or is out of range.',
)
export const InternalError = defineError(33, 'InternalError', 'The library met a state that it does not expect.')
export const InvalidHandle = defineError(34, 'InvalidHandle', 'An iterator handle is unknown.')
export const LocalStorageError = defineError(
  35,
  'LocalStorageError',
  'Local storage fails, or a storage key has other characters than letters, digits, `_` and `.`.',
)
export const InvalidData = defineError(
  36,
  'InvalidData',
  'A cell cannot be read as plain data, for instance a pruned one.',
)
