import { pascalCase } from '../naming.ts'

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
 * Names that wrappers of a language refer to, and keywords: the name of a contract is that of a class, and in TypeScript, with a small
 * letter, that of a function. Wrappers in Java and Kotlin write the whole name of a class that is called like the contract, those in
 * Rust name themselves.
 */
const reserved: Readonly<Record<WrapperLanguage, ReadonlySet<string>>> = {
  go: namesIn('Image Main New'),
  java: namesIn(''),
  kotlin: namesIn(''),
  python: namesIn(
    'Any AsyncGenerator Awaitable Callable Generator Literal Mapping Optional Sequence Union',
    'AsyncClient AsyncContract AsyncContractCall Box Client Contract ContractCall ContractEvent Funder Keys Record Sent',
    'False Integer None True',
  ),
  rust: namesIn(''),
  typescript: namesIn(
    'Contract ContractOptions ContractSigner Omit Signer getContract',
    'arguments await break case catch class const continue debugger default delete do else enum eval exports export extends',
    'false finally for function globalThis if implements import in instanceof interface let module new null package private',
    'protected public require return static super switch this throw true try typeof undefined var void while with yield',
  ),
}

function namesIn(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}
