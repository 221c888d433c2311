import { killedBindings } from './bindingKills.ts'
import type { CampaignPart } from './CampaignPart.ts'
import { clockJumps } from './clockJumps.ts'
import { hostileInput } from './hostileInput.ts'
import { httpDoor } from './httpDoor.ts'
import { killedDaemons, killedNodes } from './kills.ts'
import { killedOutboxes, killedOutboxesOnServer, killedServers } from './outboxKills.ts'
import { killedPages } from './pageKills.ts'
import { protocolFuzz } from './protocol.ts'
import { killedServices } from './serviceKills.ts'
import { simulatedWorlds } from './simulatedWorlds.ts'
import { slowPeers } from './slowPeers.ts'
import { soak } from './soak.ts'
import { storageFaults } from './storageFaults.ts'
import { storms } from './storms.ts'

/** In the order in which they run. */
export const PARTS: readonly CampaignPart[] = [
  killedDaemons,
  killedNodes,
  killedOutboxes,
  killedOutboxesOnServer,
  killedServers,
  killedBindings,
  killedServices,
  killedPages,
  protocolFuzz,
  httpDoor,
  hostileInput,
  slowPeers,
  storms,
  storageFaults,
  clockJumps,
  simulatedWorlds,
  soak,
]
