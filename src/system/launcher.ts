/**
 * Between a program that runs on a Node that is too old and the one that does its work on the packaged Node.
 *
 * The launcher hands signals on. A terminal sends them to both, so the worker has to know that it may hear each twice; and
 * it has to know whose end is its own end.
 */

/** Environment variable with the process id of the launcher. */
export const LAUNCHER_VARIABLE = 'VENDORCLIENT_LAUNCHER_PID'

/** Process id of the launcher, `undefined` without one. Processes started from here do not inherit it. */
export function takeLauncherPid(): number | undefined {
  const pid = Number(process.env[LAUNCHER_VARIABLE])
  delete process.env[LAUNCHER_VARIABLE]
  return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined
}
