import { defineService } from '../definition/Command.ts'
import { type SettingOption, settingOption } from '../definition/settingOption.ts'
import { setOption } from './daemon.ts'

/** Settings that have an option of their own. */
export const rpcSettings: readonly SettingOption[] = [
  settingOption('data', 'daemon.data_folder', { value: 'FOLDER', kind: 'folder', synonyms: ['data-folder'] }),
]

export const rpcCommand = defineService({
  name: 'rpc',
  group: 'Services',
  summary: 'Call one function of the library and print its result as JSON.',
  description: `The daemon that serves the data folder is used, or the library in this process when there is none.
The result is one line of JSON; on a terminal it is indented. An error is printed as {"error":{"code":…,"message":…,"data":…}}. Callbacks are not shown, and requests to app objects are refused. With --json the result is the member "result" of a document, and errors are as those of the other commands.`,
  args: [
    { name: 'METHOD', summary: 'Function, client.version for example.', kind: 'method' },
    {
      name: 'PARAMS',
      summary: 'JSON object, "@file" for the content of a file, or "-" for standard input. Default {}',
      optional: true,
    },
  ],
  options: [
    {
      name: 'config',
      value: 'JSON',
      summary: 'Client configuration as in daemon.initialize: JSON, "@file" or "-".',
    },
    ...rpcSettings,
    setOption,
  ],
  commonOptions: ['in-process', 'json', 'help'],
  sections: [
    {
      title: 'Exit codes',
      entries: [
        ['0', 'there is a result'],
        ['1', 'the answer is an error, or there is no answer'],
        ['2', 'wrong usage or configuration'],
        ['4', 'the data folder or its storage cannot be used'],
      ],
    },
  ],
  examples: [
    'rpc client.version',
    `rpc crypto.sha256 '{"data":"aGVsbG8="}'`,
    `rpc client.config --config '{"network":{"query_timeout":1000}}'`,
  ],
  serve: async (start) => (await import('../services/callMethod.ts')).callMethod(start),
})
