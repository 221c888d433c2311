/** Types of module client. Source: client interface 2.5, 2.6, 7.1; modules 1.2 and 3.1. */
import { any, array, constants, field, optional, struct, text, u32, union, variant } from '../../schema/shapes.ts'

export * from '../../config/ClientConfig.ts'

export const ClientError = struct('ClientError', 'A failed call.', {
  code: field(u32, 'Error code, which is stable.'),
  message: field(text, 'Human-readable message: what was wrong, what was expected and what was received.'),
  traceparent: optional(text, 'Trace id of the failed REST request.'),
  data: field(any, 'Machine-readable details; always include `core_version`.'),
})

export const BuildInfoDependency = struct('BuildInfoDependency', 'Fingerprint of a dependency.', {
  name: field(text, 'Name of the package.'),
  git_commit: field(
    text,
    'Git commit of the source. For npm packages, which name no commit: `npm:<version>` followed by the integrity digest of the package.',
  ),
})

export const ParamsOfAppRequest = struct(
  'ParamsOfAppRequest',
  'A request from the library to an object of the application.',
  {
    app_request_id: field(u32, 'Id to answer with in `resolve_app_request`.'),
    request_data: field(any, 'The request: a variant of the request type of the object.'),
  },
)

export const AppRequestResult = union('AppRequestResult', 'Result of a request to the application.', {
  Error: variant('The application refused or failed.', { text: field(text, 'Error message.') }),
  Ok: variant('The application handled the request.', {
    result: field(any, 'The variant of the response type with the same name as the request.'),
  }),
})

export const API = struct('API', 'Description of all modules.', {
  version: field(text, 'Version of the library.'),
  modules: field(
    array(any),
    'Modules with `name`, `summary`, `description`, `types` and `functions`. A function that takes an object of the application has `app_object` (`name`, `summary`, types of `request` and `response`). A function that reports to a callback has `callback`: `lifetime` (`call`, or `handle` until the handle is closed) and `responses`, each with its `response_type` and payload type.',
  ),
})

export const ResultOfGetApiReference = struct('ResultOfGetApiReference', 'The API reference.', {
  api: field(API, 'Description of all modules.'),
})

export const ResultOfVersion = struct('ResultOfVersion', 'The version of the library.', {
  version: field(text, 'Three dotted numbers.'),
})

export const CurvesForm = constants('CurvesForm', 'What checks signatures. All forms give the same answers.', {
  native: ['native', 'The cryptographic library of Node.js.'],
  webassembly: ['webassembly', 'Code of WebAssembly, in a page that allows it.'],
  javascript: ['javascript', 'JavaScript, in a page whose policy does not allow WebAssembly.'],
})

export const ResultOfBuildInfo = struct('ResultOfBuildInfo', 'Build information.', {
  build_number: field(u32, 'Number of the build from continuous integration; 0 for a local build.'),
  dependencies: field(array(BuildInfoDependency), 'Fingerprints of the main dependencies.'),
  curves: optional(
    CurvesForm,
    'What checks signatures of Ed25519; in a page, the call waits until this is decided. Extension of the published interface.',
  ),
})

export const ParamsOfResolveAppRequest = struct('ParamsOfResolveAppRequest', 'Answer to a request from the library.', {
  app_request_id: field(u32, 'Id received with the request.'),
  result: field(AppRequestResult, 'Result of the request.'),
})

export const ResponseType = constants('ResponseType', 'Kind of a response, for interfaces with one response handler.', {
  Success: [0, 'The result.'],
  Error: [1, 'A ClientError.'],
  Nop: [2, 'No payload; only signals that the request is finished.'],
  AppRequest: [3, 'A request to the application.'],
  AppNotify: [4, 'A notification to the application.'],
  Custom: [100, 'First number available for function-specific responses.'],
})
