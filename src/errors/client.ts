/** Source: client interface 7.2 for names and numbers, modules 3.1 and daemon 4 for the conditions. */
import { defineError } from './ClientError.ts'
import { outcomeNote } from './outcomeNote.ts'

export const NotImplemented = defineError(1, 'NotImplemented', {
  raised: 'An ABI of type Handle is used.',
  why: 'An `abi` of the type `Handle` refers to an ABI that was registered before; no function registers one.',
  fix: "Pass the ABI itself: `{ type: 'Contract', value: … }` with the parsed object, or `{ type: 'Json', value: … }` with its text.",
})
export const InvalidHex = defineError(2, 'InvalidHex', {
  raised: 'Hex text cannot be decoded, after removing an optional prefix.',
  why: 'A parameter that takes hexadecimal bytes has other characters or an odd number of digits. Often it is base64, or text that was not encoded.',
  fix: "Check the type of the parameter in the reference: `hex` or `base64`. In JavaScript, encode text with `Buffer.from(text).toString('hex')`.",
})
export const InvalidBase64 = defineError(3, 'InvalidBase64', {
  raised: 'Base64 text cannot be decoded.',
  why: 'A parameter that takes base64 has other characters or lacks padding. Often it is plain text, hex, or base64url (`-` and `_`).',
  fix: 'Encode the bytes as standard base64 with padding. Data to sign is always base64, even if it is text.',
})
export const InvalidAddress = defineError(4, 'InvalidAddress', {
  raised: 'An address cannot be parsed, or cannot be expressed in the requested form.',
  why: 'The string is not a valid address: wrong number of digits, wrong checksum in the base64 form, a Dapp ID where the function takes none, or an account id where a full address is needed.',
  fix: 'Use `0:` and 64 hex digits, or the form that the reference names. `vendorclient address convert <address>` converts an address to the current form.',
})
export const CallbackParamsCantBeConvertedToJson = defineError(5, 'CallbackParamsCantBeConvertedToJson', {
  raised: 'A callback message cannot be serialized to JSON or exceeds the size limit of outgoing messages.',
  why: 'An event for a callback was larger than `limits.message_out_bytes` and was dropped. Later events are delivered.',
  fix: 'Ask for fewer fields in the subscription, or raise `limits.message_out_bytes` of the daemon.',
})
export const WebsocketConnectError = defineError(6, 'WebsocketConnectError', {
  absent: 'if a WebSocket connection cannot be opened, the error is GraphqlWebsocketInitError (613) of module net.',
})
export const WebsocketReceiveError = defineError(7, 'WebsocketReceiveError', {
  absent: 'if a WebSocket connection breaks, the error is WebsocketDisconnected (610) of module net.',
})
export const WebsocketSendError = defineError(8, 'WebsocketSendError', {
  absent: 'if a WebSocket connection breaks during a write, the error is WebsocketDisconnected (610) of module net.',
})
export const HttpClientCreateError = defineError(9, 'HttpClientCreateError', {
  raised: 'The HTTP client of a context cannot be created.',
  why: 'The HTTP client of this connection could not be set up; the log of the daemon has the cause.',
  fix: 'Check the limits of the process (open files, sockets) and the proxy settings in its environment.',
})
export const HttpRequestCreateError = defineError(10, 'HttpRequestCreateError', {
  raised: 'An HTTP method or header is invalid.',
  why: 'An endpoint, or a header made from the configuration (an access key, a trace), has characters that HTTP does not allow.',
  fix: 'Check `network.endpoints` and `network.access_key` for spaces and line breaks, which often come from a file or an environment variable.',
})
export const HttpRequestSendError = defineError(11, 'HttpRequestSendError', {
  raised: 'An HTTP request fails, or GraphQL answers with a status outside 200 to 299 and no GraphQL error body.',
  why: 'The endpoint did not respond. `data.reason` says whether it could not be reached (`unreachable`: name, port, TLS, no network), did not respond in time (`timeout`), or responded with a status that does not come from a node (`status`: a gateway, a wrong path).',
  fix: `Check the address with \`vendorclient network check <endpoint>\`, configure several endpoints, and raise \`network.query_timeout\` for slow ones. ${outcomeNote}`,
})
export const HttpRequestParseError = defineError(12, 'HttpRequestParseError', {
  raised: 'The body of an HTTP answer cannot be read or is not JSON.',
  why: 'The response did not come from a node: a login page, a proxy, a wrong path, or a connection that broke in the middle of a response.',
  fix: `Open the endpoint in a browser or with \`vendorclient network check <endpoint>\`. ${outcomeNote}`,
})
export const CallbackNotRegistered = defineError(13, 'CallbackNotRegistered', {
  raised: 'A function that needs an application object, or was asked to send events, was called without its id.',
  why: 'The function sends requests or events to your application, but the request did not say where: over JSON-RPC, `_call.app_object` or `_call.callback` is missing.',
  fix: 'With a binding, pass the object or the callback that the function takes. By hand, add `_call` as in [the protocol](protocol.md).',
})
export const NetModuleNotInit = defineError(14, 'NetModuleNotInit', {
  raised: 'A network function is called in a context without endpoints, or the list of endpoints is empty.',
  why: 'A function that needs the network was called, and `network.endpoints` is not set or is an empty list.',
  fix: 'Set `network.endpoints` in the configuration of the client, in `VENDORCLIENT_NETWORK_ENDPOINTS`, or with `vendorclient config set url <endpoint>` for commands.',
})
export const InvalidConfig = defineError(15, 'InvalidConfig', {
  raised: 'A field of the client configuration is invalid.',
  why: 'A setting has the wrong type, is out of range or contradicts another one. `data.path` names the field, `data.source` where it came from: your program, the environment, a file or an option.',
  fix: 'Correct that field; [settings](settings.md) lists all fields with their defaults. Check environment variables, which are easily overlooked.',
})
export const CannotCreateRuntime = defineError(16, 'CannotCreateRuntime', {
  raised: 'A worker thread cannot be started.',
  why: 'The system refused to start a thread or process: a limit of the user or of the container, or not enough memory.',
  fix: 'Raise the limit (`ulimit -u`, the limits of the container), or lower `limits.worker_threads`.',
})
export const InvalidContextHandle = defineError(17, 'InvalidContextHandle', {
  raised:
    'A context handle is unknown or its context was closed. Each connection of the daemon is one context, so this occurs only in bindings that hold contexts by handle, and when a context is used after it was closed.',
  why: 'The client was closed before or during the call, or the number of a context is wrong (C interface).',
  fix: 'Wait for running calls before you close the client, and use one client for the lifetime of the application.',
})
export const CannotSerializeResult = defineError(18, 'CannotSerializeResult', {
  raised: 'A result or a request to the application cannot be serialized to JSON.',
  why: 'A result, or a request to the application, cannot be written as JSON. This is a bug in the library.',
  fix: 'Report it with the function, its parameters without secrets, and the log line.',
})
export const CannotSerializeError = defineError(19, 'CannotSerializeError', {
  raised: 'The data of an error cannot be serialized to JSON.',
  why: 'The data of an error cannot be written as JSON. This is a bug in the library; the message of the error is still correct.',
  fix: 'Report it with the function and the log line.',
})
export const CannotConvertJsValueToJson = defineError(20, 'CannotConvertJsValueToJson', {
  raised: 'A JavaScript value given to the TypeScript binding cannot be serialized to JSON.',
  why: 'You passed a value that has no JSON form: a function, a symbol, an object that contains itself, or bytes as a typed array where a string is expected.',
  fix: 'Pass plain objects, strings, numbers and big integers; encode bytes as base64 or hex.',
})
export const CannotReceiveSpawnedResult = defineError(21, 'CannotReceiveSpawnedResult', {
  raised: 'A worker thread ended without returning a result.',
  why: 'The thread that computed the function ended: it needed more memory than a thread has, or the system killed it. The message says which. Nothing else in the daemon is lost.',
  fix: 'Divide the input, or give the process more memory. If a small input fails again, it is a bug: report it.',
})
export const SetTimerError = defineError(22, 'SetTimerError', {
  absent: 'timers are started with a checked duration, and durations too long for the platform are split.',
})
export const InvalidParams = defineError(23, 'InvalidParams', {
  raised: 'The parameters of a function do not match their type.',
  why: 'A parameter is missing, has the wrong type or is out of range. `data.path` names it and the message says what was expected. Common mistakes: a number above 2^53 that is not a string or big integer, a tagged union without `type`, camelCase where the wire has snake_case.',
  fix: 'Compare with the reference of the function. `data.suggest_use_helper_for` names the tagged unions for which the binding has helpers.',
})
export const ContractsAddressConversionFailed = defineError(24, 'ContractsAddressConversionFailed', {
  absent: 'it covers missing flags of the base64 address form, which parameter validation refuses first (23).',
})
export const UnknownFunction = defineError(25, 'UnknownFunction', {
  raised:
    'A function called by name is unknown, or has no synchronous form. Over JSON-RPC, an unknown method is -32601 with data.client_code 25.',
  why: 'A name inside the parameters is not a function, or the synchronous form of the C interface was used for a function that only works asynchronously.',
  fix: 'Check the name against [all functions](../bindings/reference/README.md), and the versions of daemon and binding: a newer binding may know more functions.',
})
export const AppRequestError = defineError(26, 'AppRequestError', {
  raised:
    'The application answered a request with an error, or did not answer in time (data.reason app_request_timeout).',
  why: 'An object of your application (a signing box, a password provider, an approver) responded with an error, or did not respond within `limits.app_request_ms`; then `data.reason` is `app_request_timeout`.',
  fix: 'The message has the text that the object threw. If the object asks a person, they may need longer: raise the limit.',
})
export const NoSuchRequest = defineError(27, 'NoSuchRequest', {
  raised:
    'An answer refers to a request that is unknown, was already answered, timed out, or belongs to another connection.',
  why: 'A response to an app request came too late, twice, or on another connection. Bindings never cause this.',
  fix: 'Respond to each `client.app_request` once, on the connection it came from, with its `app_request_id`.',
})
export const CanNotSendRequestResult = defineError(28, 'CanNotSendRequestResult', {
  raised: 'An answer arrived after its request was withdrawn: the waiting call had just been cancelled.',
  why: 'The call that made the app request was cancelled or timed out while the application was responding.',
  fix: 'Nothing: the response is no longer needed. Close what you opened for it, such as a dialog.',
})
export const CanNotReceiveRequestResult = defineError(29, 'CanNotReceiveRequestResult', {
  raised:
    'A pending request was dropped without an answer: its object was removed, the daemon is stopping or the host is gone.',
  why: 'The object that should have responded is gone: it was removed, the connection closed, or the daemon is stopping.',
  fix: 'Keep a registered object as long as calls use it. Register it again after a new connection.',
})
export const CanNotParseRequestResult = defineError(30, 'CanNotParseRequestResult', {
  raised: 'The answer of the application does not match the response type.',
  why: 'The response of your object has the wrong fields, for example a signature in base64 where hex is expected.',
  fix: 'Compare with the response type of the app object in the reference; the message names the field.',
})
export const UnexpectedCallbackResponse = defineError(31, 'UnexpectedCallbackResponse', {
  raised: 'The answer of the application is a different variant than the request.',
  why: 'Your object responded with the wrong variant: for example, to `GetPublicKey` with the result of `Sign`.',
  fix: 'Respond with the variant that has the same `type` as the request.',
})
export const CanNotParseNumber = defineError(32, 'CanNotParseNumber', {
  raised: 'A number given as text cannot be parsed or is out of range.',
  why: 'A number given as a string has other characters, or more digits than its type can hold. Often it is an amount with a decimal point where nano is expected.',
  fix: 'Pass whole numbers, in decimal or with `0x`. 1 token is `1000000000`.',
})
export const InternalError = defineError(33, 'InternalError', {
  raised: 'The library reached an unexpected state.',
  why: 'The library reached a state it does not expect, or cannot read what it stored. `data` and the log have the details.',
  fix: 'If the message names a stored item, check the storage with `vendorclient storage check`. Otherwise it is a bug: report it with the log line.',
})
export const InvalidHandle = defineError(34, 'InvalidHandle', {
  raised: 'An iterator handle is unknown.',
  why: 'The iterator was removed, or belongs to another connection: handles end with the connection that created them.',
  fix: 'Create it again with `net.resume_block_iterator` or `net.resume_transaction_iterator` and its saved state.',
})
export const LocalStorageError = defineError(35, 'LocalStorageError', {
  raised: 'Local storage fails, or a storage key contains characters other than letters, digits, `_` and `.`.',
  why: 'The storage cannot be read or written: no space, no permission, a file that is damaged or locked for longer than 5 s, a database server that is unreachable, or a browser that refuses or deletes data. Nothing was stored. Also, a key may contain only letters, digits, `_` and `.`.',
  fix: 'Read the message and the log of the daemon, then check space and permissions of the data folder; `vendorclient storage check` examines the file. In a page, `data.kind` says what the browser refuses. See [storage](storage.md).',
})
export const InvalidData = defineError(36, 'InvalidData', {
  raised: 'A cell is not plain data; for example, it is a pruned cell.',
  why: 'The bag has a pruned cell, a library cell or a proof cell, which stands for content that is elsewhere. Account data taken from a proof looks like this.',
  fix: 'Fetch the whole account or object, not its proof.',
})
export const ProgramReplaced = defineError(37, 'ProgramReplaced', {
  raised:
    'Extension. The file of the running program was replaced, so a part that was not yet loaded is no longer available; `data.version` is the running version, `data.found` the version in the file.',
  why: 'The files of the program were written over in place while it ran, as a copy over an installation does. An update that replaces files, as package managers and `npm run build` do, is no problem: the program continues with the files that it has open.',
  fix: 'Restart the program. Entries of the outbox stay stored until then; after a call that sends, look for its message first.',
})
export const WebAssemblyNeeded = defineError(38, 'WebAssemblyNeeded', {
  raised:
    'Extension. The page does not allow WebAssembly, and the call needs it: `utils.compress_zstd`, or a contract that runs ZIP, an instruction that compresses patches, or RUNWASM.',
  why: 'The Content-Security-Policy of the page allows no WebAssembly, or the browser has it switched off. Everything else works without it. It cannot occur outside of pages.',
  fix: "Add `'wasm-unsafe-eval'` to `script-src` of the page's policy; it does not allow `eval`.",
})
