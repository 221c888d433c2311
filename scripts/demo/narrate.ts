/** Output of the demo. */

let step = 0

const isTerminal = process.stdout.isTTY === true
function bold(text: string) {
  return isTerminal ? `\x1b[1m${text}\x1b[0m` : text
}
function dim(text: string) {
  return isTerminal ? `\x1b[2m${text}\x1b[0m` : text
}

export function narrate(text: string): void {
  console.log(`\n${bold(`${++step}. ${text}`)}`)
}

export function show(label: string, value: unknown): void {
  console.log(`   ${label}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
}

/** One message of the protocol, shortened to a line; secret keys and seed phrases are not shown. */
export function showMessage(direction: '→' | '←', text: string): void {
  const hidden = text.replace(/("secret":")[0-9a-f]{64}/g, '$1…').replace(/("phrase":")[^"]*/g, '$1…')
  console.log(dim(`   ${direction} ${hidden.length > 300 ? `${hidden.slice(0, 300)}…` : hidden}`))
}
