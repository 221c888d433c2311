/** `program.mjs <entry of the binding> <file of the task>`: prints what the story returns. */
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { story } from './story.mjs'

const [entry, task] = process.argv.slice(2)
console.log(JSON.stringify(await story(await import(entry), JSON.parse(readFileSync(task, 'utf8')))))
