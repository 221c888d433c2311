/** The controls of a development node, one command each. */
import { controlCommand } from '../controls/controlCommand.ts'

export const nodeStatus = controlCommand('status', { examples: ['node status'] })
export const nodeAccounts = controlCommand('list_accounts', { examples: ['node accounts'] })

export const nodeSnapshot = controlCommand('snapshot', { examples: ['node snapshot', 'node snapshot --select .id'] })
export const nodeSnapshots = controlCommand('snapshots', { examples: ['node snapshots'] })
export const nodeRevert = controlCommand('revert', { examples: ['node revert 1'] })
export const nodeReset = controlCommand('reset', { examples: ['node reset'] })

export const nodeTime = controlCommand('get_time', { examples: ['node time'] })
export const nodeSetTime = controlCommand('set_time', {
  examples: ['node set-time 2000000000', 'node set-time 2033-05-18T03:33:30Z'],
})
export const nodeIncreaseTime = controlCommand('increase_time', { examples: ['node increase-time 1d'] })
export const nodeSetNextBlockTime = controlCommand('set_next_block_time', {
  examples: ['node set-next-block-time 2100000000', 'node set-next-block-time +1h'],
})
export const nodeFreeze = controlCommand('freeze', {
  positional: ['time'],
  examples: ['node freeze', 'node freeze 2200000000'],
})
export const nodeResume = controlCommand('resume', { examples: ['node resume'] })

export const nodeSetBlockMode = controlCommand('set_block_mode', {
  examples: ['node set-block-mode manual', 'node set-block-mode interval --block-time 5s'],
})
export const nodeMine = controlCommand('mine', {
  positional: ['blocks'],
  examples: ['node mine', 'node mine 10 --interval 1m'],
})
export const nodeQueue = controlCommand('queue', { examples: ['node queue'] })
export const nodeDropMessage = controlCommand('drop_message', { examples: ['node drop-message <queued_id>'] })
export const nodeOrderQueue = controlCommand('order_queue', { examples: ['node order-queue <queued_id>'] })

export const nodeSetBalance = controlCommand('set_balance', {
  examples: [
    'node set-balance <dapp_id>::<account_id> --balance 1000T',
    `node set-balance <dapp_id>::<account_id> --currencies '{"2":"50000000000"}'`,
  ],
})
export const nodeSetCode = controlCommand('set_code', {
  examples: ['node set-code <dapp_id>::<account_id> code.boc'],
})
export const nodeSetData = controlCommand('set_data', {
  examples: ['node set-data <dapp_id>::<account_id> data.boc'],
})
export const nodeSetAccount = controlCommand('set_account', { examples: ['node set-account account.boc'] })
export const nodeDeleteAccount = controlCommand('delete_account', {
  examples: ['node delete-account <dapp_id>::<account_id>'],
})
export const nodeSetDapp = controlCommand('set_dapp', { examples: ['node set-dapp <dapp_id> 5000000000'] })
export const nodeImpersonate = controlCommand('impersonate', {
  examples: [`node impersonate <dapp_id>::<account_id> --message '{"account_id":"<account_id>","value":"1000000000"}'`],
})
export const nodeRegisterAbi = controlCommand('register_abi', {
  positional: ['abi'],
  examples: ['node register-abi @HelloWallet.abi.json --tvc HelloWallet.tvc --name HelloWallet'],
})

export const nodeUnregisterAbi = controlCommand('unregister_abi', { examples: ['node unregister-abi <code_hash>'] })
export const nodeContracts = controlCommand('list_contracts', { examples: ['node contracts', 'node contracts --json'] })

export const nodeFind = controlCommand('find', {
  positional: ['prefix'],
  examples: ['node find 3f8a'],
  textOf: async (session, found) => (await import('../controls/foundText.ts')).foundText(session, found),
})

export const nodeDump = controlCommand('dump', { examples: ['node dump chain.jsonl'] })
export const nodeLoad = controlCommand('load', { examples: ['node load chain.jsonl'] })

export const nodeForkedAccounts = controlCommand('forked_accounts', { examples: ['node forked-accounts'] })
export const nodeForkPrefetch = controlCommand('fork_prefetch', {
  examples: ['node fork-prefetch <dapp_id>::<account_id>'],
})

export const nodeFaults = controlCommand('faults', {
  examples: ['node faults', 'node faults --latency 500 --drop 0.1', 'node faults --clear'],
})
