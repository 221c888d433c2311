import { pascalCase } from '../naming.ts'
import { reservedNames } from '../reservedNames.ts'

const { python } = reservedNames

/** Languages of wrappers. */
export type WrapperLanguage = 'go' | 'java' | 'kotlin' | 'python' | 'rust' | 'typescript'

/**
 * Name of a contract from the name of its file, valid in the language: `15_Sender` becomes `Contract15Sender`, `RootPN.abi (1)`
 * `RootPnAbi1`.
 */
export function contractNameOf(fileName: string, language: WrapperLanguage): string {
  const letters = pascalCase(fileName.replaceAll(/[^A-Za-z0-9]+/g, ' '))
  return withoutConflict(/^[A-Z]/.test(letters) ? letters : `Contract${letters}`, language)
}

/** Name of a contract that a person has chosen; `undefined` for a text that cannot be a name. */
export function chosenContractName(text: string, language: WrapperLanguage): string | undefined {
  const name = pascalCase(text)
  return /^[A-Z][A-Za-z0-9]*$/.test(name) ? withoutConflict(name, language) : undefined
}

function withoutConflict(name: string, language: WrapperLanguage): string {
  const variable = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  const isTaken = reserved[language].has(name) || reserved[language].has(variable)
  return isTaken ? `${name}Wrapper` : name
}

/**
 * Names that wrappers of a language refer to, and keywords. Wrappers in Java and Kotlin write the whole name of a class that is called like
 * the contract, those in Rust name themselves.
 */
const reserved: Readonly<Record<WrapperLanguage, ReadonlySet<string>>> = {
  go: reservedNames.go.contracts,
  java: new Set(),
  kotlin: new Set(),
  python: new Set([python.typing, python.imported, python.contracts].flatMap((names) => [...names])),
  rust: new Set(),
  typescript: reservedNames.typescript.contracts,
}
