import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Discovery } from '../../rpc/daemon/discovery.ts'
import { type BuildOptions, dataFolderOf, type Running, startBuild } from './startBuild.ts'

export interface Serving extends Running {
  readonly dataFolder: string
  readonly discovery: Discovery & { readonly started_at: string }
  readonly readyLine: string
  readonly token: string
  /** `127.0.0.1:<port>` */
  readonly authority: string
}

/** Starts a daemon that serves, and waits until it is ready. */
export async function startServing(options: BuildOptions, ...args: string[]): Promise<Serving> {
  const running = startBuild(['daemon', ...args], options)
  const readyLine = await running.waitForLine(() => true)
  const dataFolder = dataFolderOf(options.folder)
  const discovery = JSON.parse(readyLine)
  return {
    ...running,
    dataFolder,
    discovery,
    readyLine,
    token: readFileSync(join(dataFolder, 'daemon.token'), 'utf8').trim(),
    authority: new URL(discovery.ws).host,
  }
}
