/** The layer of the host. */
export const HOST_LAYER = 'host'
/** Owner of the settings that the process was started with: options, environment, and the configuration of its host. */
export const START_OWNER = 'start'
