import { absent, count, flag, int, list, type ScalarField, type Shape, text } from '../fields/Field.ts'

/** Version of the interface that a node of a mode reports: Dapp ID-aware from 1.0.0 on. Source: client interface 9. */
const interfaceVersion = { strict: '1.0.0', current: '1.0.0', legacy: '0.8.0' } as const

/** The root field `info`. Times and latencies are whole numbers: clients read no others. Source: network 1.6, 3.10. */
export const infoShape: Shape = {
  name: 'Info',
  description: 'Information about the node.',
  fields: {
    version: text('Version of the interface; from 1.0.0 on, accounts have Dapp IDs.', {
      value: (_, { mode }) => interfaceVersion[mode],
    }),
    time: count('Time of the node in ms.', { value: (_, { clock }) => Math.floor(clock.now()) }),
    latency: latency('How far the data lags behind the chain, in ms.'),
    blocksLatency: latency('How far blocks lag, in ms.'),
    messagesLatency: latency('How far messages lag, in ms.'),
    transactionsLatency: latency('How far transactions lag, in ms.'),
    lastBlockTime: count('Time of the last block in s, 0 before the first one.', {
      value: (_, { store }) => store.lastBlock()?.genUtime ?? 0,
    }),
    endpoints: list('String', 'Other endpoints of the network.', (_, { node }) => node.endpoints ?? []),
    chainOrderBoundary: absent('Chain order up to which nothing is added any more; always null here.'),
    rempEnabled: flag('Whether the node reports message statuses (REMP).', {
      value: (_, { node }) => node.rempEnabled ?? false,
    }),
    rules: text('Chain rules, current or classic. Not available on network nodes.', {
      value: (_, { node }) => node.rules,
    }),
    epoch: text('Id of the history of the chain: a reset chain has a new one. Not available on network nodes.', {
      value: (_, { node }) => node.epoch?.(),
    }),
    batchSize: int('Maximum number of objects returned at once.', { value: () => 50 }),
  },
}

function latency(description: string): ScalarField {
  return count(description, { value: (_, { node }) => Math.floor(node.latencyMs?.() ?? 0) })
}
