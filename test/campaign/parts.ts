import type { CampaignPart } from './CampaignPart.ts'
import { killedDaemons, killedNodes } from './kills.ts'
import { protocolFuzz } from './protocol.ts'
import { storageFaults } from './storageFaults.ts'

/** In the order in which they run. */
export const PARTS: readonly CampaignPart[] = [killedDaemons, killedNodes, protocolFuzz, storageFaults]
