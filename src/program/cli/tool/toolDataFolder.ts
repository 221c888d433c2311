import { expandPath } from '../../../../rpc/daemon/expandPath.ts'

/** Folder of configuration, storage and of the daemon that is looked for: of the option, the environment, or the default. */
export function toolDataFolder(option: string | undefined): string {
  return expandPath(option ?? (process.env['VENDORCLIENT_DAEMON_DATA_FOLDER'] || '~/.vendorclient'))
}
