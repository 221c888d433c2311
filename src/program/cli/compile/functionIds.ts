import { parseContractText } from '../../../core/abi/index.ts'

/**
 * Source text with the numbers of functions and events of an ABI, `ID_SEND_TRANSACTION` for `sendTransaction`, so that no
 * contract states what its ABI says already. The constructor has its own number in every contract.
 */
export function functionIds(abi: string): string {
  const { functions, events } = parseContractText(abi, 'current')
  const ids = [
    ...[...functions.values()].map(({ name, inputId }) => ({ name, id: inputId })),
    ...[...events.values()].map(({ name, id }) => ({ name, id })),
  ]
  return ids
    .filter(({ name }) => name !== 'constructor')
    .map(({ name, id }) => `const ID_${upperCaseName(name)} = 0x${id.toString(16).padStart(8, '0')}\n`)
    .join('')
}

function upperCaseName(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase()
}
