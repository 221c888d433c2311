import type { ChainMarks } from '../chain/ChainMarks.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import type { NetworkGiver } from '../chain/networkGiver.ts'
import type { WalletAccount } from '../chain/wallets.ts'
import type { FaultSettings } from '../Faults.ts'
import type { KeeperState } from '../keepers/keeperState.ts'
import type { LastBlock } from '../store/LastBlock.ts'
import type { RegisteredContract } from '../store/records.ts'
import type { ChainWatcher } from '../trace/FollowChain.ts'
import type { ReportsOfRun } from '../trace/reportsOfRun.ts'

/** A development node that serves its port. */
export interface RunningNode {
  /** `http://<host>:<port>`, the endpoint for clients. */
  readonly url: string
  readonly port: number
  /** The deprecated interface is switched off, as on a network with default settings. */
  readonly isStrict: boolean
  /** Stored facts about the chain. */
  readonly marks: ChainMarks
  /** The giver with the interface of networks; absent if the chain has no such giver. */
  readonly networkGiver: NetworkGiver | undefined
  /** Accounts of the givers with the interface of networks before Dapp IDs, 64 hex digits each. */
  readonly classicGivers: readonly string[]
  /** Absent where the chain has no block keepers. */
  readonly keepers: KeeperState | undefined
  /** Funded wallets that the chain started with, what they have now, and their phrase if it is the public one. */
  readonly wallets: {
    readonly accounts: readonly (WalletAccount & { readonly balance: bigint })[]
    readonly phrase: string | undefined
  }
  /** Settings that the chain was created with. */
  readonly chain: ChainSettings
  /** Endpoint that the chain was forked from. */
  readonly fork: string | undefined
  /** Reports what happens on the chain, until the node is closed. */
  readonly watch: (watcher: ChainWatcher) => void
  /** Gas and fees since the start. */
  readonly gasReport: ReportsOfRun['gas']
  /** Contracts that programs and folders have registered. */
  readonly registeredContracts: () => readonly RegisteredContract[]
  /** Faults that are set at first. */
  readonly faults: FaultSettings
  /** Secret keys of the wallets by public key, where they are known. */
  readonly walletSecrets: ReadonlyMap<string, string>
  /** Address of the console with a code that opens sessions; absent without a console. */
  readonly consoleLink: string | undefined
  readonly lastBlock: () => LastBlock
  /** Why the node is not ready; `undefined` if it is. */
  readonly notReady: () => string | undefined
  /** Stops serving, stores running work and closes the file. */
  close(): Promise<void>
}
