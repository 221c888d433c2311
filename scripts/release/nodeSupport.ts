/** Lines of Node.js by their major version: the published schedule, and the newest versions that the registries had on that day. */
export interface NodeSupport {
  /** Day on which the table was right; all days are `YYYY-MM-DD`. */
  readonly asOf: string
  readonly lines: Readonly<Record<string, NodeLine>>
}

interface NodeLine {
  readonly newest: string
  readonly longTermFrom: string
  readonly maintenanceFrom: string
  readonly endOfLife: string
}

export const nodeSupport: NodeSupport = {
  asOf: '2026-11-23',
  lines: {
    20: { newest: '20.20.2', longTermFrom: '2023-10-24', maintenanceFrom: '2024-10-22', endOfLife: '2026-04-30' },
    22: { newest: '22.23.3', longTermFrom: '2024-10-29', maintenanceFrom: '2025-10-21', endOfLife: '2027-04-30' },
    24: { newest: '24.22.0', longTermFrom: '2025-10-28', maintenanceFrom: '2026-10-20', endOfLife: '2028-04-30' },
    26: { newest: '26.12.0', longTermFrom: '2026-10-28', maintenanceFrom: '2027-10-20', endOfLife: '2029-04-30' },
  },
}
