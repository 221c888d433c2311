import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import { InvalidAddress } from '../../errors/client.ts'
import { GraphqlError, InvalidServerResponse, NotSupported, QueryFailed } from '../../errors/net.ts'
import { BlockNotFound, InvalidData } from '../../errors/processing.ts'
import { networkOf } from '../../net/index.ts'
import { parseAddressParameter } from '../parameters/parseAddressParameter.ts'
import { runOperation } from './collections/runOperations.ts'
import { networkErrors, wrapErrors } from './collections/wrapErrors.ts'
import { isInShard, parseShard } from './iterators/Shard.ts'
import { ParamsOfFindLastShardBlock, ResultOfFindLastShardBlock } from './types.ts'

export const findLastShardBlock = defineFunction({
  name: 'net.find_last_shard_block',
  summary: 'Returns the last block of the shard of an account.',
  description:
    'Uses the master blocks of the collection `blocks`, if the network has it. Otherwise returns the last block of the network, `blockchain.blocks(last: 1)`.',
  params: ParamsOfFindLastShardBlock,
  result: ResultOfFindLastShardBlock,
  errors: [...networkErrors, InvalidAddress, QueryFailed, InvalidServerResponse, BlockNotFound, InvalidData],
  access: 'reads',
  example: { params: { address: `0:${'0'.repeat(64)}` }, result: { $error: 14 } },
  run: (call, params) => {
    const { workchain, account } = parseAddressParameter(params.address)
    const others = [BlockNotFound, InvalidData]
    return wrapErrors(QueryFailed, async () => ({ block_id: await findBlockAnywhere(call, workchain, account) }), {
      others,
    })
  },
})

interface MasterBlock {
  readonly id: string
  readonly master?: { readonly shard_hashes?: readonly ShardHash[] | null } | null
}

interface ShardHash {
  readonly workchain_id: number
  readonly shard: string
  readonly descr?: { readonly root_hash?: string }
}

const WHOLE_WORKCHAIN = '8000000000000000'

async function findBlockAnywhere(call: CallScope, workchain: number, account: string): Promise<string> {
  try {
    return await findBlock(call, workchain, account)
  } catch (error) {
    if (NotSupported.matches(error)) return lastBlockOfNetwork(call, workchain)
    // An endpoint that does not describe itself refuses the collection without a reason.
    if (!GraphqlError.matches(error)) throw error
    return await lastBlockOfNetwork(call, workchain).catch((second) => {
      throw GraphqlError.matches(second) ? error : second
    })
  }
}

/** For networks without collections. Throws BlockNotFound (511). Source: network 3.10. */
async function lastBlockOfNetwork({ context, signal }: CallScope, workchain: number): Promise<string> {
  const query = 'query{blockchain{blocks(last:1){edges{node{id workchain_id}}}}}'
  const data = (await networkOf(context).query({ query, signal })) as LastBlockAnswer | null
  const block = data?.blockchain?.blocks?.edges?.[0]?.node
  if (typeof block?.id === 'string' && (block.workchain_id ?? 0) === workchain) return block.id
  throw BlockNotFound.error(`No block of workchain ${workchain} was found`)
}

interface LastBlockAnswer {
  readonly blockchain?: {
    readonly blocks?: {
      readonly edges?: readonly { readonly node?: { readonly id?: unknown; readonly workchain_id?: number | null } }[]
    } | null
  } | null
}

/** Source: network 3.6. */
async function findBlock(call: CallScope, workchain: number, account: string): Promise<string> {
  const masterFields = 'id master { shard_hashes { workchain_id shard descr { root_hash } } }'
  const master = (await lastBlock(call, { workchain_id: { eq: -1 } }, masterFields)) as MasterBlock | undefined
  if (master !== undefined) {
    if (workchain === -1) return master.id
  }
  // The first key block of a chain may come before all shards.
  const shards = master?.master?.shard_hashes
  if (master !== undefined && !(shards?.length === 0)) {
    const found = shards?.find(
      (entry) => entry.workchain_id === workchain && isInShard(account, parseShard(`${workchain}:${entry.shard}`)),
    )
    const id = found?.descr?.root_hash
    if (id === undefined) throw InvalidData.error('The last master block names no shard of the account')
    return id
  }
  const filter = { workchain_id: { eq: workchain } }
  const last = (await lastBlock(call, filter, 'after_merge shard')) as
    | { after_merge?: boolean; shard?: string }
    | undefined
  if (last === undefined) throw BlockNotFound.error(`No block of workchain ${workchain} was found`)
  if (last.after_merge === true || last.shard !== WHOLE_WORKCHAIN) {
    throw InvalidData.error('The workchain has several shards, which cannot be told apart without master blocks')
  }
  const block = (await lastBlock(call, { ...filter, shard: { eq: WHOLE_WORKCHAIN } }, 'id')) as
    | { id: string }
    | undefined
  if (block === undefined) throw BlockNotFound.error(`No block of workchain ${workchain} was found`)
  return block.id
}

async function lastBlock(call: CallScope, filter: object, result: string): Promise<unknown> {
  const order = [{ path: 'seq_no', direction: 'DESC' }] as const
  const query = { type: 'QueryCollection', collection: 'blocks', filter, result, order, limit: 1 } as const
  return ((await runOperation(call, query)) as unknown[])[0]
}
