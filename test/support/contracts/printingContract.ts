/** The contract of docs/guides/printing.md, as the page shows it, compiled here. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTolkCompiler } from '@ton/tolk-js'
import type { ContractImage } from '../../../src/program/contracts/ContractImage.ts'
import { blocksOf } from '../docs/readBlocks.ts'

export const PRINTING_PAGE = 'docs/guides/printing.md'

const page = readFileSync(join(import.meta.dirname, '../../..', PRINTING_PAGE), 'utf8')
export const printingBlocks = blocksOf(PRINTING_PAGE, page)

function blockIn(language: string): string {
  return printingBlocks.find((block) => block.language === language)!.text
}

const compiled = await runTolkCompiler({
  entrypointFileName: 'Counter.tolk',
  fsReadCallback: () => blockIn('tolk'),
})
if (compiled.status === 'error') throw new Error(compiled.message)

export const printingContract: ContractImage = {
  code: compiled.codeBoc64,
  codeHash: compiled.codeHashHex.toLowerCase(),
  abi: blockIn('json'),
}
