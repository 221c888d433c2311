import { defineFunction } from '../../context/defineFunction.ts'
import { getBlockchainConfig as readConfig } from '../../core/boc/index.ts'
import { BocRefNotFound, InappropriateBlock, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { readCell, writeCell } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfGetBlockchainConfig, ResultOfGetBlockchainConfig } from './types.ts'

export const getBlockchainConfig = defineFunction({
  name: 'boc.get_blockchain_config',
  summary: 'Extracts the blockchain configuration from a key block or zero state.',
  params: ParamsOfGetBlockchainConfig,
  result: ResultOfGetBlockchainConfig,
  errors: [InvalidBoc, BocRefNotFound, SerializationError, InappropriateBlock],
  access: 'computes',
  example: {
    params: {
      block_boc:
        'te6ccgEBCAEArQAEW5Ajr+IAAABkAP////8AAAAAAAAAAAAAAAIAAAAAZVPxAAAAAAAAABI2AAAAAWAHBgUBAkXMJiqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqggMCACUAAAAAAAAAAAAAAAAAAAAAAAAEAQqgAAAACAQAGsQAAAABAAAAAAEXRa4AKwAAAAAAAAAAAAAAAAAAAABDuaygAAgAAUAAEQAAAAAAAAAAEA==',
    },
    result: {
      config_boc: 'te6ccgEBAwEAOgABQFVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVAQEKoAAAAAgCABrEAAAAAQAAAAABF0Wu',
    },
  },
  ...largeBocs('block_boc'),
  compute: ({ block_boc }, { context }) => {
    const config = withBocErrors(() => readConfig(readCell(context, block_boc, 'block_boc')))
    return { config_boc: writeCell(context, config, undefined) }
  },
})
