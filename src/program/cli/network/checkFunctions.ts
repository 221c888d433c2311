/** Determines which groups of functions work on a network, by calling functions that change nothing. */
import type { ApiResult, FunctionName } from '../../common/ApiResult.ts'
import { isGraphqlRefusal, isNotOffered, LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

export type ServerInfo = ApiResult<'net.get_server_info'>

export interface FunctionGroup {
  /** Functions or modules. */
  readonly functions: string
  readonly works: 'yes' | 'partly' | 'no'
  readonly note: string | null
}

const NOBODY = '0'.repeat(64)

export async function checkFunctions(session: Session, { features }: ServerInfo): Promise<readonly FunctionGroup[]> {
  const isTold = (error: LibraryError) => error.details.code === 622
  const [accounts, queries, aggregates, counterparties] = await Promise.all([
    attempt(session, 'account.get_account', { account_id: NOBODY, dapp_id: NOBODY }, isTold),
    attempt(session, 'net.query', { query: `query{blockchain{message(hash:"${NOBODY}"){id}}}` }),
    attempt(session, 'net.aggregate_collection', { collection: 'accounts', fields: [{ field: 'id', fn: 'COUNT' }] }),
    attempt(session, 'net.query_counterparties', { account: NOBODY, result: 'counterparty', first: 1 }),
  ])
  return [
    group('client, crypto, abi, boc, utils', 'yes', 'no network is needed'),
    group('tvm', 'yes', `the configuration is ${features.configuration ? 'that of the network' : 'the built-in one'}`),
    group('account.get_account', accounts === undefined ? 'yes' : 'no', accounts),
    // Executed messages are looked up by GraphQL.
    group('processing', accounts === undefined && queries === undefined ? 'yes' : 'no', accounts ?? queries),
    group('net.query', queries === undefined ? 'yes' : 'no', queries),
    group('iterators, net.find_last_shard_block', queries === undefined ? 'yes' : 'no', queries),
    features.collections
      ? group(COLLECTION_FUNCTIONS, 'yes')
      : group(COLLECTION_FUNCTIONS, 'partly', 'only objects named by id in the filter'),
    features.subscriptions
      ? group('subscriptions', 'yes')
      : group('subscriptions', 'partly', 'only accounts named in the filter; the library follows them'),
    group('net.aggregate_collection', aggregates === undefined ? 'yes' : 'no', aggregates),
    group('net.query_counterparties', counterparties === undefined ? 'yes' : 'no', counterparties),
  ]
}

const COLLECTION_FUNCTIONS = 'net.query_collection, wait_for_collection, batch_query'

function group(functions: string, works: FunctionGroup['works'], note?: string): FunctionGroup {
  return { functions, works, note: note ?? null }
}

/** Reason why a call fails; `undefined` if it succeeds, or its error shows that the function works. */
async function attempt(
  session: Session,
  method: FunctionName,
  params: object,
  isFine: (error: LibraryError) => boolean = () => false,
): Promise<string | undefined> {
  try {
    await session.call(method, params)
    return undefined
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
    if (isFine(error)) return undefined
    return isGraphqlRefusal(error) || isNotOffered(error) ? 'the network does not offer it' : error.message
  }
}
