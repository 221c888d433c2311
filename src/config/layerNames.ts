/** The layer of the host. */
export const HOST_LAYER = 'host'
/** Owner of what the process was started with: options, environment, and the configuration of the host that started it. */
export const START_OWNER = 'start'
