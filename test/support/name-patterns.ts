import minecraftData from 'minecraft-data'
import { parseAst } from 'vitest/node'
import { GAME_VERSIONS } from '../../src/game/version.ts'

/** A test in source code that tells blocks or items apart by the spelling of their names. */
export interface NamePattern {
  /** The pattern as it is written: `/_log$/`, `endsWith("_bed")`. */
  readonly text: string
  readonly line: number
  /** A few of the names that it matches. */
  readonly matches: readonly string[]
}

/** Names of all blocks and items of all tested versions. */
const NAMES: readonly string[] = [
  ...new Set(
    GAME_VERSIONS.flatMap((version) => {
      const { blocksArray, itemsArray } = minecraftData(version)
      return [...blocksArray, ...itemsArray].map(({ name }) => name)
    }),
  ),
]
const IS_NAME: ReadonlySet<string> = new Set(NAMES)

/** Words of which names consist: `log`, `cooked`, `pickaxe`. Shorter ones (`of`, `on`) are in much other text. */
const NAME_WORDS: ReadonlySet<string> = new Set(
  NAMES.flatMap((name) => name.split('_')).filter((word) => word.length > 2),
)

/** A pattern that matches nearly all names tells nothing about one: `/^[a-z_]+$/`. */
const NEARLY_ALL = NAMES.length * 0.9

/** Words in the source of a regular expression, without escapes such as `\w` and without named groups. */
const wordsOf = (source: string): string[] =>
  source
    .replaceAll(/\(\?<\w+>|\\[a-zA-Z]|\[[^\]]*\]/g, ' ')
    .split(/[^a-z]+/)
    .filter((word) => NAME_WORDS.has(word))

type Test = (name: string) => boolean

/** The test of a name by a call of a string method with one fixed text; undefined for other methods. */
const STRING_TESTS: Readonly<Record<string, (part: string) => Test>> = {
  endsWith: (part) => (name) => name.endsWith(part),
  startsWith: (part) => (name) => name.startsWith(part),
  includes: (part) => (name) => name.includes(part),
  indexOf: (part) => (name) => name.includes(part),
  lastIndexOf: (part) => (name) => name.includes(part),
  replace: (part) => (name) => name.includes(part),
  replaceAll: (part) => (name) => name.includes(part),
  split: (part) => (name) => name.includes(part),
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** The text of a string, or of a template that fills nothing in. */
function fixedText(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as { value: { cooked: string } }[]
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}

/** Every pattern over names in a file of TypeScript. */
export function namePatternsIn(code: string): NamePattern[] {
  const found: NamePattern[] = []
  const visit = (node: Node): void => {
    const pattern = regexOf(node) ?? stringTestOf(node) ?? partOfRegexIn(node)
    const matches = pattern === undefined || pattern.words.length === 0 ? [] : NAMES.filter(pattern.test)
    if (pattern !== undefined && matches.length > 1 && matches.length < NEARLY_ALL) {
      const line = code.slice(0, node.start).split('\n').length
      found.push({ text: pattern.text, line, matches: matches.slice(0, 4) })
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(parseAst(code, { lang: 'ts' }) as unknown as Node)
  return found
}

interface Pattern {
  readonly text: string
  readonly test: Test
  readonly words: readonly string[]
}

const patternOf = (regex: RegExp): Pattern => {
  const once = new RegExp(regex.source, regex.flags.replace(/[gy]/, ''))
  return { text: String(regex), test: (name) => once.test(name), words: wordsOf(regex.source) }
}

/** The regular expression of a literal, or of `new RegExp` with a fixed text. */
function regexOf(node: Node): Pattern | undefined {
  if (node.type === 'Literal' && typeof node.regex === 'object' && node.regex !== null) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string }
    return patternOf(new RegExp(pattern, flags))
  }
  if (node.type !== 'NewExpression' || (node.callee as Node).name !== 'RegExp') return undefined
  const source = fixedText((node.arguments as Node[])[0])
  return source === undefined ? undefined : patternOf(new RegExp(source))
}

/** A text of alternatives with wildcards or groups in it: a part of which regular expressions are made. */
function partOfRegexIn(node: Node): Pattern | undefined {
  const text = fixedText(node)
  if (text === undefined || !/^[\w|*.\\()?+]+$/.test(text) || !/\|/.test(text)) return undefined
  try {
    return patternOf(new RegExp(`^(${text})$`))
  } catch {
    return undefined
  }
}

/** A call of a method of strings that looks for a fixed part. */
function stringTestOf(node: Node): Pattern | undefined {
  if (node.type !== 'CallExpression') return undefined
  const callee = node.callee as Node
  const method = callee.type === 'MemberExpression' ? ((callee.property as Node).name as string) : ''
  const test = Object.hasOwn(STRING_TESTS, method) ? STRING_TESTS[method] : undefined
  const part = fixedText((node.arguments as Node[])[0])
  if (test === undefined || part === undefined) return undefined
  // `list.includes('stone')` asks for one whole name.
  if (IS_NAME.has(part) && method !== 'endsWith' && method !== 'startsWith') return undefined
  return { text: `${method}(${JSON.stringify(part)})`, test: test(part), words: wordsOf(part) }
}
