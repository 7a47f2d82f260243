import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type Span, Visitor } from 'oxc-parser'

/** A comment, a sentence-like string, or a paragraph of a document. */
export interface Text {
  readonly file: string
  readonly line: number
  readonly kind: 'comment' | 'string' | 'title' | 'paragraph'
  readonly text: string
}

const CODE = /\.(ts|mts|cts|cjs|mjs)$/
const DOCUMENT = /\.(md|yaml|yml)$/
const FEWEST_WORDS = 4
const SENTENCE_LIKE = /[a-z,] [a-z]+ [a-z“"]/
const TITLES = /^(it|describe|test)(\.\w+)*$/

/** Files below a folder that may hold prose, in the order of their names. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : filesBelow(path)
      return (CODE.test(entry.name) && !/\.d\.ts$/.test(entry.name)) || DOCUMENT.test(entry.name)
        ? [path]
        : []
    })
}

/** Comments and sentence-like strings of a TypeScript file, paragraphs of a document. */
export function textsOf(file: string, content = readFileSync(file, 'utf8')): Text[] {
  return CODE.test(file) ? codeTexts(file, content) : documentTexts(file, content)
}

function codeTexts(file: string, content: string): Text[] {
  const { comments, program } = parseSync(file, content)
  const lineOf = lineCounter(content)
  const texts: Text[] = []
  const add = (kind: Text['kind'], start: number, raw: string) => {
    const text = raw.replace(/\s+/g, ' ').trim()
    if (text.split(' ').length >= FEWEST_WORDS) texts.push({ file, line: lineOf(start), kind, text })
  }
  for (const { value, start } of joinedLines(comments, content))
    if (!/biome-ignore|@ts-|^!|eslint/.test(value)) add('comment', start, value.replace(/^\s*\* ?/gm, ' '))
  const titles = new Set<number>()
  const string = (node: Span, text: string) => {
    if (titles.has(node.start)) add('title', node.start, text)
    else if (SENTENCE_LIKE.test(text)) add('string', node.start, text)
  }
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title !== undefined && TITLES.test(content.slice(callee.start, callee.end))) titles.add(title.start)
    },
    Literal(node) {
      if (typeof node.value === 'string') string(node, node.value)
    },
    TemplateLiteral(node) {
      string(node, node.quasis.map(({ value }) => value.cooked ?? '').join('{}'))
    },
  }).visit(program)
  return texts
}

/** Line comments that follow one another are one text. */
function* joinedLines(comments: ReturnType<typeof parseSync>['comments'], content: string) {
  let run: { value: string; start: number; end: number } | undefined
  for (const { type, value, start, end } of comments) {
    if (run !== undefined && type === 'Line' && /^\r?\n[ \t]*$/.test(content.slice(run.end, start)))
      run = { value: `${run.value} ${value}`, start: run.start, end }
    else {
      if (run !== undefined) yield run
      run = { value, start, end }
    }
    if (type === 'Block' && run !== undefined) {
      yield run
      run = undefined
    }
  }
  if (run !== undefined) yield run
}

function documentTexts(file: string, content: string): Text[] {
  const texts: Text[] = []
  const isYaml = /\.ya?ml$/.test(file)
  let fenced = false
  for (const [index, raw] of content.split('\n').entries()) {
    if (/^\s*(```|~~~)/.test(raw)) fenced = !fenced
    const prose = isYaml ? /^\s*(?:#|[\w-]+:|-) ?(.*)$/.exec(raw)?.[1] : raw
    if (fenced || prose === undefined) continue
    for (const cell of prose.split('|')) {
      const text = cell
        .replace(/`[^`]*`/g, '`code`')
        .replace(/\s+/g, ' ')
        .trim()
      if (text.split(' ').length >= FEWEST_WORDS && SENTENCE_LIKE.test(text))
        texts.push({ file, line: index + 1, kind: 'paragraph', text })
    }
  }
  return texts
}

function lineCounter(content: string): (offset: number) => number {
  const starts = [0]
  for (let at = content.indexOf('\n'); at >= 0; at = content.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
