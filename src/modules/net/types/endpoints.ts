/** Endpoints and facts about the network. */
import { array, field, i32, optional, struct, text } from '../../../schema/shapes.ts'

export const EndpointsSet = struct('EndpointsSet', 'Endpoints.', {
  endpoints: field(array(text), 'Endpoints in any URL form.'),
})

export const ResultOfGetEndpoints = struct('ResultOfGetEndpoints', 'Endpoints in use.', {
  query: field(text, 'URL that GraphQL queries go to now.'),
  endpoints: field(array(text), 'Endpoints that may be used. User names, passwords and query strings are left out.'),
})

export const ResultOfGetSignatureId = struct('ResultOfGetSignatureId', 'Signature id.', {
  signature_id: optional(
    i32,
    'What signatures have to cover besides the hash; absent when the network asks for nothing.',
  ),
})
