import type { RpcFailure } from '../../../rpc/client/Connection.ts'
import { type ExitCode, exitCodes } from './exitCodes.ts'
import { ToolError } from './ToolError.ts'

/** An error of the library, with the exit code that fits it. */
export class LibraryError extends ToolError {
  constructor({ code, message, data }: RpcFailure, hint?: string) {
    super(exitCodeOf(code), message, { code, data, hint: hint ?? hints[code] })
  }
}

const hints: Readonly<Record<number, string>> = {
  14: 'Name a network: --url <network>, or "vendorclient config set url <network>".',
  507: 'Nothing was executed. Check the clock of this computer and try again, or give a longer --lifetime.',
  518: 'Write the address in the extended form <dapp_id>::<account_id>.',
  615: 'Check the access key: "vendorclient config list --show-origin".',
}

/** Numbers of the published lists of errors. Source: network 7. */
function exitCodeOf(code: number): ExitCode {
  if (code === 622) return exitCodes.notFound
  if ([507, 508, 607, 616, -32008].includes(code)) return exitCodes.timeout
  if (code === 621 || (code >= 400 && code < 500) || code === 514) return exitCodes.rejected
  if ((code >= 6 && code <= 12) || (code >= 600 && code < 700)) return exitCodes.network
  if ([2, 3, 4, 14, 15, 23, 32].includes(code) || (code >= 100 && code < 400) || code === 512 || code === 517) {
    return exitCodes.usage
  }
  if (code === 35) return exitCodes.storage
  return exitCodes.failure
}
