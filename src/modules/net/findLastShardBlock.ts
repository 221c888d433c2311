import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import { InvalidAddress } from '../client/errors.ts'
import { parseAddressParameter } from '../parseAddressParameter.ts'
import { BlockNotFound, InvalidData } from '../processing/errors.ts'
import { InvalidServerResponse, QueryFailed } from './errors.ts'
import { runOperations } from './runOperations.ts'
import { isInShard, parseShard } from './Shard.ts'
import { ParamsOfFindLastShardBlock, ResultOfFindLastShardBlock } from './types.ts'
import { networkErrors, wrapErrors } from './wrapErrors.ts'

export const findLastShardBlock = defineFunction({
  name: 'net.find_last_shard_block',
  summary: 'Finds the last block of the shard of an account.',
  description: 'Needs a node with the collection `blocks`, and with master blocks unless the workchain is one shard.',
  params: ParamsOfFindLastShardBlock,
  result: ResultOfFindLastShardBlock,
  errors: [...networkErrors, InvalidAddress, QueryFailed, InvalidServerResponse, BlockNotFound, InvalidData],
  example: { params: { address: `0:${'0'.repeat(64)}` }, result: { $error: 14 } },
  run: (call, params) => {
    const { workchain, account } = parseAddressParameter(params.address)
    const others = [BlockNotFound, InvalidData]
    return wrapErrors(
      QueryFailed,
      'Query failed',
      async () => ({ block_id: await findBlock(call, workchain, account) }),
      { others },
    )
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
  const [blocks] = await runOperations(call, [
    { type: 'QueryCollection', collection: 'blocks', filter, result, order, limit: 1 },
  ])
  return (blocks as unknown[])[0]
}
