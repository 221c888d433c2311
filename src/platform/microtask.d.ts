/** Runs an action when the current one is done, as every JavaScript platform does it. */
declare function queueMicrotask(action: () => void): void
