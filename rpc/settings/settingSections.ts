/** Sections of the configuration besides that of the client: they belong to the process. */
import { array, bool, constants, field, optional, struct, text, u16 } from '../../src/schema/shapes.ts'
import { Limits } from '../limits.ts'

export const LogLevelName = constants('LogLevelName', 'Amount of logging.', {
  silent: ['silent', 'No log.'],
  error: ['error', 'Bugs and failures of the daemon.'],
  warn: ['warn', 'Also conditions that need attention.'],
  info: ['info', 'Also start, stop and connections.'],
  debug: ['debug', 'Also every call.'],
})

export const DaemonSection = struct('DaemonSection', 'Process settings.', {
  data_folder: field(text, 'Data folder of the daemon, mode 0700.', { default: '~/.vendorclient' }),
  host: field(text, 'Address to listen on. An address that is not a loopback address needs --allow-remote.', {
    default: '127.0.0.1',
  }),
  port: field(u16, 'Port to listen on; 0 picks a free one.', { default: 0 }),
  socket: field(bool, 'Also listen on a Unix socket (on Windows, a named pipe).', { default: false }),
  allow_remote: field(bool, 'Allow an address that is not a loopback address.', { default: false }),
  allowed_hosts: field(array(text), 'Values of the Host header accepted in addition to the loopback names.', {
    default: [],
  }),
  allowed_origins: field(array(text), 'Origins of web pages that may connect, matched exactly.', { default: [] }),
  allowed_storage_paths: field(array(text), 'Folders outside the data folder where clients may keep their storage.', {
    default: [],
  }),
  core_dumps: field(
    bool,
    'Whether core dumps of the daemon include its memory, which may contain keys. False: Linux only.',
    { default: true },
  ),
  metrics: field(bool, 'Serve /metrics to programs on this machine without the token.', { default: false }),
  metrics_listen: optional(
    text,
    'Also serve /metrics, /healthz and /readyz at this address, without a token; for example, 127.0.0.1:9464. Not with --stdio.',
  ),
  policy_file: optional(
    text,
    'JSON file with a spending policy that applies to every client, in addition to other policies.',
  ),
  proxy: optional(
    text,
    'Proxy for all outgoing connections: a URL with http, https, socks5 or socks5h, or "none". Loopback hosts are always reached directly. Default: HTTPS_PROXY, HTTP_PROXY and ALL_PROXY of the environment.',
    { secret: true },
  ),
  no_proxy: optional(
    array(text),
    'Hosts that are reached without the proxy: names (which cover the names below them), addresses, ranges such as 10.0.0.0/8, or "*"; each may end with :port. Default: NO_PROXY of the environment.',
  ),
  ca_file: optional(
    text,
    'PEM file with certificates of authorities to trust besides the usual ones and those of NODE_EXTRA_CA_CERTS.',
  ),
  token_group_readable: field(bool, 'Make the token file readable by its group.', { default: false }),
})

export const LogSection = struct('LogSection', 'Logging.', {
  level: field(LogLevelName, 'Log level of stderr, as JSON lines. Default: info, with --stdio warn.'),
  file: optional(
    text,
    'Also append the log to this file. It is created with mode 0600; an existing file is used only if it is a log of this program.',
  ),
  file_level: optional(LogLevelName, 'Log level of the file. Default: that of stderr.'),
  filter: optional(
    text,
    'Comma-separated prefixes of events and methods to log; a leading hyphen excludes them. Default: all.',
  ),
})

/** Everything in a file or the environment besides the client configuration. */
export const settingSections = { daemon: DaemonSection, limits: Limits, log: LogSection } as const
