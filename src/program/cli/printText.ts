/**
 * Writes to standard output and settles when the system has the text, so that the program may exit then. A reader that
 * left early (`| head`) is no failure.
 */
export function printText(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.once('error', () => resolve())
    process.stdout.write(text, () => resolve())
  })
}
