/** A piece of English in a source file. `start` and `end` are offsets in the file, of everything that belongs to it. */
export interface EnglishText {
  readonly kind: 'comment' | 'string' | 'test name'
  readonly text: string
  readonly line: number
  readonly start: number
  readonly end: number
}

const comments = {
  '.py': /"""([\s\S]*?)"""|^([ \t]*)#(?!!)[^\n]*(?:\n\2#[^\n]*)*|(?<=[^\s] {1,2})# [^\n]*/gm,
  other:
    /^[ \t]*(\/\*[\s\S]*?\*\/)|^([ \t]*)\/\/[^\n]*(?:\n\2\/\/[^\n]*)*|(?<=[^\s:] )\/\/ [^\n'`]*$|(?<=\S +)\/\*\*? .*?\*\//gm,
}
/** Names of tests of vitest: the first argument. */
const testName =
  /(?<=^[ \t]*(?:test|it|describe)(?:\.[\w.]+(?:\([^\n]*?\))?)?\(\s*)(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)")/gm
/** Literals of at least three words on one line. */
const sentence = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\\n]|\\.)*)`/g

/** Comments of a file in any language of the repository; in TypeScript, also the names of tests and quoted texts. */
export function readTexts(file: string, source: string): EnglishText[] {
  const ending = file.slice(file.lastIndexOf('.'))
  const found = read(source, ending === '.py' ? comments['.py'] : comments.other, 'comment').map((item) => ({
    ...item,
    text: withoutMarks(item.text),
  }))
  if (ending !== '.ts' && ending !== '.tsx') return found
  const isInside = ({ start }: EnglishText) => found.some((comment) => comment.start <= start && start < comment.end)
  const names = file.includes('test/') ? read(source, testName, 'test name') : []
  const strings = read(source, sentence, 'string').filter(
    (item) => / \S+ /.test(item.text) && names.every(({ start }) => start !== item.start),
  )
  return [...found, ...[...names, ...strings].filter((item) => !isInside(item))]
}

function read(source: string, pattern: RegExp, kind: EnglishText['kind']): EnglishText[] {
  return [...source.matchAll(pattern)].map((match) => ({
    kind,
    text: kind === 'comment' ? match[0] : (match.slice(1).find((group) => group !== undefined) ?? ''),
    line: source.slice(0, match.index).split('\n').length,
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function withoutMarks(comment: string): string {
  return comment
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^(?:\/\*\*?|\/\/[/!]?|\*(?!\/)|#|""")\s?/, '')
        .replace(/\s*(?:\*\/|""")$/, ''),
    )
    .join(' ')
    .trim()
}
