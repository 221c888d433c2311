/** A call of a contract as a command line and as programs, which read the ABI and the keys from files. */
import { jsonText } from './formats.ts'

export const CALL_LANGUAGES = ['Command line', 'TypeScript', 'Python', 'Go'] as const
export type CallLanguage = (typeof CALL_LANGUAGES)[number]

/** Name under which the page saves the chosen key. */
export const KEY_FILE = 'keys.json'

export interface CodedCall {
  readonly endpoint: string
  /** `<dapp_id>::<account_id>`. */
  readonly address: string
  readonly contract: string
  /** The contract comes with the program, which writes its ABI; else the page does. */
  readonly isShipped: boolean
  readonly functionName: string
  readonly input: Readonly<Record<string, unknown>>
  readonly isSigned: boolean
}

export function abiFileName(contract: string): string {
  return `${contract.replace(/[^\w.-]/g, '_')}.abi.json`
}

export function callCode(language: CallLanguage, call: CodedCall): string {
  return WRITERS[language](call)
}

/** Files that the code reads, beside those that it writes itself. */
export function neededFiles(language: CallLanguage, { contract, isShipped, isSigned }: CodedCall): readonly string[] {
  return [...(language === 'Command line' && isShipped ? [] : [abiFileName(contract)]), ...(isSigned ? [KEY_FILE] : [])]
}

const WRITERS: Readonly<Record<CallLanguage, (call: CodedCall) => string>> = {
  'Command line': ({ endpoint, address, contract, isShipped, functionName, input, isSigned }) =>
    [
      ...(isShipped ? [`vendorclient contract save ${contract}`] : []),
      [
        `vendorclient call ${address} ${shellText(functionName)} ${shellText(jsonText(input, 0))}`,
        `--abi ${shellText(abiFileName(contract))} ${isSigned ? `--keys ${KEY_FILE}` : '--unsigned'} --url ${shellText(endpoint)}`,
      ].join(' \\\n  '),
    ].join('\n'),
  TypeScript: ({ endpoint, address, contract, functionName, input, isSigned }) =>
    [
      "import { readFileSync } from 'node:fs'",
      `import { getContract, ${isSigned ? 'keysSigner, ' : ''}spawnClient } from 'vendorclient'`,
      '',
      `await using client = await spawnClient({ network: { endpoints: [${jsonText(endpoint)}] } })`,
      `const abi = JSON.parse(readFileSync('${abiFileName(contract)}', 'utf8'))`,
      ...(isSigned ? [`const signer = keysSigner(JSON.parse(readFileSync('${KEY_FILE}', 'utf8')))`] : []),
      `const contract = getContract({ client, abi, ${isSigned ? 'signer, ' : ''}address: '${address}' })`,
      `const sent = await contract.call['${functionName}']!(${jsonText(input)})`,
      'console.log(sent.transaction.id, sent.output)',
    ].join('\n'),
  Python: ({ endpoint, address, contract, functionName, input, isSigned }) =>
    [
      ...(isSigned ? ['import json'] : []),
      'from pathlib import Path',
      '',
      `from vendorclient import Client, Contract${isSigned ? ', Keys' : ''}`,
      '',
      `with Client.start(endpoints=[${jsonText(endpoint)}]) as client:`,
      `    abi = Path("${abiFileName(contract)}").read_text()`,
      ...(isSigned ? [`    keys = Keys(**json.loads(Path("${KEY_FILE}").read_text()))`] : []),
      `    contract = Contract(client, abi=abi, address="${address}"${isSigned ? ', signer=keys' : ''})`,
      `    sent = contract.functions.${functionName}(${pythonArguments(input)}).send()`,
      '    print(sent.transaction.id, sent.output)',
    ].join('\n'),
  Go: ({ endpoint, address, contract, functionName, input, isSigned }) =>
    [
      'package main',
      '',
      'import (',
      '\t"context"',
      '\t"encoding/json"',
      '\t"fmt"',
      '\t"log"',
      '\t"os"',
      '',
      '\tvendorclient "github.com/vendorclient/vendorclient-go/v3"',
      ...(isSigned ? ['\t"github.com/vendorclient/vendorclient-go/v3/api"'] : []),
      ')',
      '',
      'func main() {',
      '\tif err := run(context.Background()); err != nil {',
      '\t\tlog.Fatal(err)',
      '\t}',
      '}',
      '',
      'func run(ctx context.Context) error {',
      `\tclient, err := vendorclient.Spawn(ctx, vendorclient.WithEndpoints(${jsonText(endpoint)}))`,
      ...GO_CHECK,
      '\tdefer client.Close()',
      `\tabi, err := os.ReadFile("${abiFileName(contract)}")`,
      ...GO_CHECK,
      ...(isSigned
        ? [
            `\tfile, err := os.ReadFile("${KEY_FILE}")`,
            ...GO_CHECK,
            '\tvar keys api.KeyPair',
            '\tif err := json.Unmarshal(file, &keys); err != nil {',
            '\t\treturn err',
            '\t}',
            '\tsigner := vendorclient.SignedBy(vendorclient.KeysSigner(keys))',
          ]
        : []),
      `\tcontract, err := vendorclient.NewContract(client, string(abi), vendorclient.At("${address}")${isSigned ? ', signer' : ''})`,
      ...GO_CHECK,
      `\tinput := json.RawMessage(\`${jsonText(input, 0).replaceAll('`', '\\u0060')}\`)`,
      `\tsent, err := contract.Send(ctx, "${functionName}", input)`,
      ...GO_CHECK,
      '\tfmt.Println(sent.TransactionID, string(sent.Output))',
      '\treturn nil',
      '}',
    ].join('\n'),
}

const GO_CHECK = ['\tif err != nil {', '\t\treturn err', '\t}']

/** A word of a command line, in quotes that let nothing be replaced. */
export function shellText(text: string): string {
  return /^[\w:/.@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

/** As a dictionary: a parameter may have the name of a keyword. */
function pythonArguments(input: Readonly<Record<string, unknown>>): string {
  return Object.keys(input).length === 0 ? '' : `**${pythonText(input)}`
}

function pythonText(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(pythonText).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([key, item]) => `${JSON.stringify(key)}: ${pythonText(item)}`)
      .join(', ')}}`
  }
  return jsonText(value, 0)
}
