/** Threads for work that would stop the event loop. */
export interface Workers {
  /**
   * Computes a function of the API on another thread. Parameters and result travel as JSON text, so that exact numerals
   * survive. Aborting ends the computation at once, running or not.
   */
  compute(functionName: string, paramsJson: string, configJson: string, signal: AbortSignal): Promise<string>
  close(): Promise<void>
}
