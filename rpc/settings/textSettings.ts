/** Settings as text: variables of the environment, and `section.field=value` on the command line. */

import { ClientConfig } from '../../src/config/ClientConfig.ts'
import { mayBeUndecodable } from '../../src/core/bytes/utf8.ts'
import type { Fields, Shape, StructShape } from '../../src/schema/shapes.ts'
import { StartupError } from './StartupError.ts'
import { settingSections } from './settingSections.ts'

/** Fields that can be set by `VENDORCLIENT_<SECTION>_<FIELD>`. */
function settableFields(): Map<string, { section: string | undefined; name: string; shape: Shape }> {
  const fields = new Map<string, { section: string | undefined; name: string; shape: Shape }>()
  const addSection = (section: string, shape: StructShape) => {
    for (const [name, { shape: fieldShape }] of Object.entries(shape.fields as Fields)) {
      fields.set(`VENDORCLIENT_${section}_${name}`.toUpperCase(), { section, name, shape: fieldShape })
    }
  }
  for (const [name, shape] of Object.entries(settingSections)) addSection(name, shape)
  for (const [name, { shape }] of Object.entries(ClientConfig.fields)) {
    if (shape.kind === 'struct') addSection(name, shape)
    else fields.set(`VENDORCLIENT_${name}`.toUpperCase(), { section: undefined, name, shape })
  }
  return fields
}

/** Settings of the environment, by section. */
export function readEnvironment(env: NodeJS.ProcessEnv, warnings: string[]): Record<string, unknown> {
  const variables = Object.entries(env).filter(([name]) => name.startsWith('VENDORCLIENT_'))
  if (variables.length === 0) return {}
  const fields = settableFields()
  const values: Record<string, unknown> = {}
  for (const [name, raw] of variables) {
    const known = fields.get(name)
    if (known === undefined) {
      if (!isForOthers(name)) warnings.push(`Unknown environment variable ${name.slice(0, 64)}`)
      continue
    }
    if (raw === undefined || raw === '') continue
    if (mayBeUndecodable(raw)) {
      throw new StartupError(2, `Environment variable ${name} is not valid UTF-8: it contains U+FFFD`, { path: name })
    }
    setField(values, known.section, known.name, parseSettingText(known.shape, raw))
  }
  return values
}

/** Variables that are not settings of the daemon: those of bindings, builds and the other commands. */
function isForOthers(name: string): boolean {
  return /^VENDORCLIENT_(BINARY|PROJECT|TEST_BINARY|BUILD_NUMBER|LAUNCHER_PID|(CLI|NODE)_.*)$/.test(name)
}

/** Sets one field by its path: `daemon.port`. */
export function setSetting(values: Record<string, unknown>, path: string, value: unknown): void {
  const [section, name] = path.split('.') as [string, string]
  setField(values, section, name, value)
}

function setField(values: Record<string, unknown>, section: string | undefined, name: string, value: unknown): void {
  if (section === undefined) {
    values[name] = value
    return
  }
  values[section] = { ...(values[section] as object | undefined), [name]: value }
}

/** Parses `section.field=value` of the command line into `values`. Throws StartupError with exit code 2. */
export function setByText(values: Record<string, unknown>, assignment: string): void {
  const match = /^([a-z_]+(?:\.[a-z_]+)?)=(.*)$/s.exec(assignment)
  const path = match?.[1] ?? ''
  const known = settableFields().get(`VENDORCLIENT_${path.replace('.', '_').toUpperCase()}`)
  if (match === null || known === undefined) {
    const shown = assignment.split('=')[0]!.slice(0, 80)
    throw new StartupError(2, `Unknown setting "${shown}", expected section.field=value such as limits.in_flight=5000`)
  }
  setField(values, known.section, known.name, parseSettingText(known.shape, match[2]!))
}

/** Converts the text of a variable to a JSON value; a text that does not fit is kept, so that validation reports it. */
export function parseSettingText(shape: Shape, raw: string): unknown {
  switch (shape.kind) {
    case 'boolean':
      return { true: true, '1': true, yes: true, false: false, '0': false, no: false }[raw.toLowerCase()] ?? raw
    case 'integer':
    case 'bigInteger':
    case 'float':
      return raw.trim() !== '' && Number.isFinite(Number(raw)) ? Number(raw) : raw
    case 'constants':
      return shape.wire === 'number' && /^\d+$/.test(raw) ? Number(raw) : raw
    case 'array':
      if (shape.item.kind === 'struct') return parseJson(raw)
      return raw
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
    case 'struct':
    case 'map':
      return parseJson(raw)
    default:
      return raw
  }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}
