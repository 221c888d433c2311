/**
 * Reports types of the tool and the console that repeat a type of the API under another name: the API type has each of
 * their members, with the same name and a type that takes its values. The inferred type (`ApiResult`) should be used
 * instead.
 */
import { relative, resolve } from 'node:path'
import type { Node, TypeElement } from 'typescript/unstable/ast'
import { isInterfaceDeclaration, isPropertySignatureDeclaration, isTypeLiteralNode } from 'typescript/unstable/ast/is'
import { API, type Checker, type Type } from 'typescript/unstable/sync'

const projects = ['src/program/tsconfig.json', 'src/program/console/web/tsconfig.json'].map((file) => resolve(file))
/** Folders that call the API. The development node and the gateway use the protocol of nodes instead. */
const callers = /\/src\/program\/(cli|common|console)\//
const generated = /\/bindings\/typescript\/generated\/types\/\w+\.ts$/
/** Files that declare answers of nodes, which share names with the API. */
const ofNodes: ReadonlySet<string> = new Set([
  'src/program/cli/devNode/askFaucet.ts',
  'src/program/console/web/data/controls.ts',
  'src/program/console/web/data/transactionRows.ts',
  'src/program/console/web/components/MessageTable.tsx',
])
/** Types with fewer members are not compared: they match by chance. */
const FEWEST_MEMBERS = 3

interface Declared {
  readonly node: Node
  readonly members: ReadonlyMap<string, Type>
}

const api = new API()
const snapshot = api.updateSnapshot({ openProjects: projects })
const problems = new Set(projects.flatMap(checkProject))
api.close()
for (const problem of problems) console.error(problem)
if (problems.size > 0) process.exit(1)
console.log('no type of the API is declared twice')

function checkProject(file: string): string[] {
  const { program, checker } = snapshot.getProject(file)!
  const declaredIn = (files: RegExp) =>
    program.getSourceFileNames().flatMap((name) => {
      return files.test(name)
        ? declarations(program.getSourceFile(name)!, checker).map((each) => ({ name, ...each }))
        : []
    })
  const known = declaredIn(generated)
  return declaredIn(callers).flatMap(({ name, node, members }) => {
    const twin = known.find((each) => repeats(members, each.members, checker))
    if (twin === undefined || ofNodes.has(relative('.', name))) return []
    return [`${relative('.', name)}: ${titleOf(node)} repeats ${titleOf(twin.node)} of ${relative('.', twin.name)}`]
  })
}

function declarations(node: Node, checker: Checker): Declared[] {
  const found: Declared[] = []
  node.forEachChild((child) => {
    found.push(...declarations(child, checker))
  })
  if (isInterfaceDeclaration(node) || isTypeLiteralNode(node)) {
    const members = membersOf(node.members, checker)
    if (members.size >= FEWEST_MEMBERS) found.push({ node, members })
  }
  return found
}

function membersOf(elements: readonly TypeElement[], checker: Checker): ReadonlyMap<string, Type> {
  return new Map(
    elements.flatMap((element) => {
      if (!isPropertySignatureDeclaration(element) || element.type === undefined) return []
      return [[element.name.getText(), checker.getTypeFromTypeNode(element.type)!] as const]
    }),
  )
}

/** Only wire names are in snake case, so a type that repeats one of the API has such a name. */
function repeats(own: ReadonlyMap<string, Type>, known: ReadonlyMap<string, Type>, checker: Checker): boolean {
  const entries = [...own]
  return (
    entries.some(([name]) => name.includes('_')) &&
    entries.every(([name, type]) => known.has(name) && isAlike(type, known.get(name)!, checker))
  )
}

/** A connection delivers integers of 64 bits as numbers. */
function isAlike(own: Type, known: Type, checker: Checker): boolean {
  const [taken, delivered] = [checker.getNonNullableType(own)!, checker.getNonNullableType(known)!]
  return (
    checker.isTypeAssignableTo(delivered, taken) ||
    (checker.isTypeAssignableTo(delivered, checker.getBigIntType()) &&
      checker.isTypeAssignableTo(checker.getNumberType(), taken))
  )
}

function titleOf(node: Node): string {
  return isInterfaceDeclaration(node) ? node.name.text : node.getText().replaceAll(/\s+/g, ' ').slice(0, 60)
}
