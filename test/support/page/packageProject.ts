import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../temporaryFolder.ts'

const root = join(import.meta.dirname, '../../..')

/** A project with the built package installed, as the user of a bundler has it; it goes with the running test. */
export function newPackageProject(manifest: object = {}): string {
  const project = temporaryFolder()
  const installed = join(project, 'node_modules/vendorclient')
  mkdirSync(join(installed, 'dist'), { recursive: true })
  cpSync(join(root, 'package.json'), join(installed, 'package.json'))
  for (const name of ['browser.mjs', 'page'])
    cpSync(join(root, 'dist', name), join(installed, 'dist', name), { recursive: true })
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', ...manifest }))
  return project
}
