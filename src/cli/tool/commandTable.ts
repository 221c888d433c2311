/** Every command of the tool, in the order of help; each is loaded only when it is used, or described. */
import type { ToolCommand } from './ToolCommand.ts'

type Loader = () => Promise<ToolCommand>

export const commandTable: Readonly<Record<string, Loader>> = {
  genphrase: async () => (await import('../commands/genphrase.ts')).genphraseCommand,
  genpubkey: async () => (await import('../commands/genpubkey.ts')).genpubkeyCommand,
  getkeypair: async () => (await import('../commands/getkeypair.ts')).getkeypairCommand,
  sign: async () => (await import('../commands/sign.ts')).signCommand,
  nodeid: async () => (await import('../commands/nodeid.ts')).nodeidCommand,
  genaddr: async () => (await import('../commands/genaddr.ts')).genaddrCommand,
  convert: async () => (await import('../commands/convert.ts')).convertCommand,
  message: async () => (await import('../commands/message.ts')).messageCommand,
  body: async () => (await import('../commands/body.ts')).bodyCommand,
  'decode body': async () => (await import('../commands/decode.ts')).decodeBodyCommand,
  'decode msg': async () => (await import('../commands/decode.ts')).decodeMsgCommand,
  'decode stateinit': async () => (await import('../commands/decode.ts')).decodeStateinitCommand,
  'decode account boc': async () => (await import('../commands/decode.ts')).decodeAccountBocCommand,
  config: async () => (await import('../commands/config.ts')).configCommand,
  'config set': async () => (await import('../commands/config.ts')).configSetCommand,
  'config clear': async () => (await import('../commands/config.ts')).configClearCommand,
  'config list': async () => (await import('../commands/config.ts')).configListCommand,
  'alias add': async () => (await import('../commands/alias.ts')).aliasAddCommand,
  'alias remove': async () => (await import('../commands/alias.ts')).aliasRemoveCommand,
  'alias list': async () => (await import('../commands/alias.ts')).aliasListCommand,
  'network add': async () => (await import('../commands/network.ts')).networkAddCommand,
  'network remove': async () => (await import('../commands/network.ts')).networkRemoveCommand,
  'network list': async () => (await import('../commands/network.ts')).networkListCommand,
  'help exit-codes': async () => (await import('../commands/exitCodes.ts')).exitCodesCommand,
  completion: async () => (await import('../commands/completion.ts')).completionCommand,
}

/** Other names: those of older tools, and short ones. */
export const commandSynonyms: Readonly<Record<string, string>> = {
  'key phrase': 'genphrase',
  'key public': 'genpubkey',
  'key pair': 'getkeypair',
  'address generate': 'genaddr',
  'address convert': 'convert',
  'message create': 'message',
  'message body': 'body',
  'decode message': 'decode msg',
  'decode tvc': 'decode stateinit',
  'decode account': 'decode account boc',
  'config show': 'config list',
  'config unset': 'config clear',
  'config alias add': 'alias add',
  'config alias remove': 'alias remove',
  'config alias print': 'alias list',
  'config alias': 'alias list',
  alias: 'alias list',
  'config endpoint add': 'network add',
  'config endpoint remove': 'network remove',
  'config endpoint print': 'network list',
  'config endpoint': 'network list',
  network: 'network list',
  'exit-codes': 'help exit-codes',
}
