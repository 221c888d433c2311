/** Source: client interface 7.2 for names and numbers, modules 3.1 and daemon 4 for the conditions. */
import { defineError } from './ClientError.ts'

export const NotImplemented = defineError(1, 'NotImplemented', 'An ABI of type Handle is used.')
export const InvalidHex = defineError(2, 'InvalidHex', 'Hex text cannot be decoded, after removing an optional prefix.')
export const InvalidBase64 = defineError(3, 'InvalidBase64', 'Base64 text cannot be decoded.')
export const InvalidAddress = defineError(
  4,
  'InvalidAddress',
  'An address cannot be parsed, or cannot be expressed in the requested form.',
)
export const CallbackParamsCantBeConvertedToJson = defineError(
  5,
  'CallbackParamsCantBeConvertedToJson',
  'A callback message cannot be serialized to JSON or exceeds the size limit of outgoing messages.',
)
export const WebsocketConnectError = defineError(
  6,
  'WebsocketConnectError',
  'Cannot occur: if a WebSocket connection cannot be opened, the error is GraphqlWebsocketInitError (613) of module net.',
  { occurs: false },
)
export const WebsocketReceiveError = defineError(
  7,
  'WebsocketReceiveError',
  'Cannot occur: if a WebSocket connection breaks, the error is WebsocketDisconnected (610) of module net.',
  { occurs: false },
)
export const WebsocketSendError = defineError(
  8,
  'WebsocketSendError',
  'Cannot occur: if a WebSocket connection breaks during a write, the error is WebsocketDisconnected (610) of module net.',
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
  'An HTTP request fails, or GraphQL answers with a status outside 200 to 299 and no GraphQL error body.',
)
export const HttpRequestParseError = defineError(
  12,
  'HttpRequestParseError',
  'The body of an HTTP answer cannot be read or is not JSON.',
)
export const CallbackNotRegistered = defineError(
  13,
  'CallbackNotRegistered',
  'A function that needs an application object, or was asked to send events, was called without its id.',
)
export const NetModuleNotInit = defineError(
  14,
  'NetModuleNotInit',
  'A network function is called in a context without endpoints, or the list of endpoints is empty.',
)
export const InvalidConfig = defineError(15, 'InvalidConfig', 'A field of the client configuration is invalid.')
export const CannotCreateRuntime = defineError(16, 'CannotCreateRuntime', 'A worker thread cannot be started.')
export const InvalidContextHandle = defineError(
  17,
  'InvalidContextHandle',
  'A context handle is unknown or its context was closed. Each connection of the daemon is one context, so this occurs only in bindings that hold contexts by handle, and when a context is used after it was closed.',
)
export const CannotSerializeResult = defineError(
  18,
  'CannotSerializeResult',
  'A result or a request to the application cannot be serialized to JSON.',
)
export const CannotSerializeError = defineError(
  19,
  'CannotSerializeError',
  'The data of an error cannot be serialized to JSON.',
)
export const CannotConvertJsValueToJson = defineError(
  20,
  'CannotConvertJsValueToJson',
  'A JavaScript value given to the TypeScript binding cannot be serialized to JSON.',
)
export const CannotReceiveSpawnedResult = defineError(
  21,
  'CannotReceiveSpawnedResult',
  'A worker thread ended without returning a result.',
)
export const SetTimerError = defineError(
  22,
  'SetTimerError',
  'Cannot occur: timers are started with a checked duration, and durations too long for the platform are split.',
  { occurs: false },
)
export const InvalidParams = defineError(23, 'InvalidParams', 'The parameters of a function do not match their type.')
export const ContractsAddressConversionFailed = defineError(
  24,
  'ContractsAddressConversionFailed',
  'Cannot occur: it covers missing flags of the base64 address form, which parameter validation refuses first (23).',
  { occurs: false },
)
export const UnknownFunction = defineError(
  25,
  'UnknownFunction',
  'A function called by name is unknown, or has no synchronous form. Over JSON-RPC, an unknown method is -32601 with data.client_code 25.',
)
export const AppRequestError = defineError(
  26,
  'AppRequestError',
  'The application answered a request with an error, or did not answer in time (data.reason app_request_timeout).',
)
export const NoSuchRequest = defineError(
  27,
  'NoSuchRequest',
  'An answer refers to a request that is unknown, was already answered, timed out, or belongs to another connection.',
)
export const CanNotSendRequestResult = defineError(
  28,
  'CanNotSendRequestResult',
  'An answer arrived after its request was withdrawn: the waiting call had just been cancelled.',
)
export const CanNotReceiveRequestResult = defineError(
  29,
  'CanNotReceiveRequestResult',
  'A pending request was dropped without an answer: its object was removed, the daemon is stopping or the host is gone.',
)
export const CanNotParseRequestResult = defineError(
  30,
  'CanNotParseRequestResult',
  'The answer of the application does not match the response type.',
)
export const UnexpectedCallbackResponse = defineError(
  31,
  'UnexpectedCallbackResponse',
  'The answer of the application is a different variant than the request.',
)
export const CanNotParseNumber = defineError(
  32,
  'CanNotParseNumber',
  'A number given as text cannot be parsed or is out of range.',
)
export const InternalError = defineError(33, 'InternalError', 'The library reached an unexpected state.')
export const InvalidHandle = defineError(34, 'InvalidHandle', 'An iterator handle is unknown.')
export const LocalStorageError = defineError(
  35,
  'LocalStorageError',
  'Local storage fails, or a storage key contains characters other than letters, digits, `_` and `.`.',
)
export const InvalidData = defineError(36, 'InvalidData', 'A cell is not plain data; for example, it is a pruned cell.')
export const ProgramReplaced = defineError(
  37,
  'ProgramReplaced',
  'Extension. The file of the running program was replaced, so a part that was not yet loaded is no longer available; `data.version` is the running version, `data.found` the version in the file.',
)
