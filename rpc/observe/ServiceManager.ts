/**
 * Reports to the service manager of the system (systemd) that the program is ready, alive or stopping.
 *
 * The manager listens at a datagram socket of the file system, which Node.js cannot open without a native addon; the
 * program `systemd-notify`, a part of systemd, can. It is a child of this process: the unit needs `NotifyAccess=all`. Signs of
 * life are sent by the main thread: when that hangs they stop, and the manager starts the program again.
 * The variables are those of sd_notify(3) and sd_watchdog_enabled(3).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Clock, Timer } from '../../src/ports/Clock.ts'
import type { Log } from '../../src/ports/Log.ts'
import { within } from '../../src/ports/within.ts'
import { isSystemRefusal } from '../../src/system/isSystemRefusal.ts'

/** Time for the last notice, ms. */
const CLOSE_MS = 2000

/** Used if no service manager expects notices. */
const NOT_MANAGED = { NOTIFY_SOCKET: undefined, WATCHDOG_USEC: undefined, WATCHDOG_PID: undefined }

type Environment = Readonly<Record<keyof typeof NOT_MANAGED, string | undefined>>

export class ServiceManager {
  readonly #environment: Environment
  /** Where problems with the manager are logged. */
  log: Log | undefined
  readonly #clock: Clock
  readonly #watchdogMs: number | undefined
  #timer: Timer | undefined
  #last: Promise<void> = Promise.resolve()
  #isUnavailable = false
  #isPinging = false

  private constructor(environment: Environment, clock: Clock, pids: readonly number[]) {
    this.#environment = environment
    this.#clock = clock
    const { WATCHDOG_USEC: period, WATCHDOG_PID: pid } = environment
    const isForThis = pid === undefined || pids.includes(Number(pid))
    const periodMs = Number(period) / 1000
    this.#watchdogMs = isForThis && periodMs > 0 && Number.isFinite(periodMs) ? periodMs : undefined
  }

  /**
   * Removes the variables from the environment, so that no child process sends notices in place of this one. Without a
   * manager nothing is ever sent. @param launcherPid the process that the manager knows, where that one started this
   * one
   */
  static open(clock: Clock, launcherPid: number | undefined): ServiceManager {
    const taken: Record<string, string | undefined> = {}
    for (const name of Object.keys(NOT_MANAGED)) {
      taken[name] = process.env[name] || undefined
      delete process.env[name]
    }
    const pids = launcherPid === undefined ? [process.pid] : [process.pid, launcherPid]
    return new ServiceManager(taken as Environment, clock, pids)
  }

  /** Reports that the program accepts requests, and starts the signs of life. */
  ready(status: string): void {
    void this.#send('READY=1', `STATUS=${status}`)
    if (this.#environment.NOTIFY_SOCKET === undefined || this.#watchdogMs === undefined) return
    // Half of the watchdog interval, as the manual recommends.
    const intervalMs = this.#watchdogMs / 2
    const ping = () => {
      // A notice that is still being sent has the same content.
      if (!this.#isPinging) {
        this.#isPinging = true
        void this.#send('WATCHDOG=1').then(() => {
          this.#isPinging = false
        })
      }
      this.#timer = this.#clock.setTimer(intervalMs, ping)
    }
    ping()
  }

  /** Signs of life continue: stopping has a separate time limit. */
  stopping(): void {
    void this.#send('STOPPING=1', 'STATUS=stopping')
  }

  /** Stops signs of life. Settles when pending notices have been sent, or after a short time limit. */
  async close(): Promise<void> {
    this.#timer?.cancel()
    await within(this.#last, CLOSE_MS, this.#clock, undefined)
  }

  /** Sends notices in order and never throws. */
  #send(...assignments: string[]): Promise<void> {
    const { NOTIFY_SOCKET: socket } = this.#environment
    if (socket === undefined || this.#isUnavailable) return Promise.resolve()
    this.#last = this.#last.then(() => this.#run(socket, assignments))
    return this.#last
  }

  #run(socket: string, assignments: readonly string[]): Promise<void> {
    return new Promise((resolve) => {
      const fail = (error: Error) => {
        // A lack of system resources may be temporary, so signs of life continue.
        this.#isUnavailable = !isSystemRefusal(error)
        this.log?.warn('the service manager cannot be notified', { reason: error.message })
        resolve()
      }
      let child: ChildProcess
      try {
        child = spawn('systemd-notify', assignments, {
          stdio: 'ignore',
          env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', NOTIFY_SOCKET: socket },
        })
      } catch (error) {
        return fail(error as Error)
      }
      child.on('error', fail)
      child.on('exit', (code) => {
        if (code !== 0 && code !== null) this.log?.warn('the service manager is not listening', { exit_code: code })
        resolve()
      })
    })
  }
}
