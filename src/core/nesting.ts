import { Lexer } from 'yaml'

/** Maximum number of lists and objects inside one another in a file that people or other programs write. */
export const MAX_NESTING = 64

/** What is wrong with a file that is nested deeper. */
export const TOO_DEEP = `more than ${MAX_NESTING} lists and objects inside one another`

/** What the lexer puts between the tokens: the beginnings of documents and of plain texts. */
const MARKS = new Set(['\u0002', '\u001f', '\ufeff'])

/**
 * Where a YAML text is nested too deeply to be read: the libraries that compose, walk and check it go into each level by a call.
 * Looks at brackets, and at the columns of dashes, question marks and first words of lines; no level of a list or an object does
 * without one of these.
 * @returns the line, from 1; undefined if nothing is nested too deeply
 */
export function deepLineOf(text: string): number | undefined {
  const columns: number[] = []
  let brackets = 0
  let line = 1
  let column = 0
  for (const token of new Lexer().lex(text)) {
    if (MARKS.has(token)) continue
    if (token === '[' || token === '{') brackets++
    else if (token === ']' || token === '}') brackets--
    else if (brackets === 0 && token.trim() !== '' && token !== ':') {
      while ((columns.at(-1) ?? -1) >= column) columns.pop()
      columns.push(column)
    }
    // One word after the last dash is no level.
    if (columns.length + brackets > MAX_NESTING + 1) return line
    const ends = token.split('\n').length - 1
    line += ends
    column = ends > 0 ? token.length - token.lastIndexOf('\n') - 1 : column + token.length
  }
  return undefined
}

/**
 * What makes parsed content too deep, or without an end: aliases of YAML can put a part into itself, or long chains into one
 * another.
 * @returns the place and the reason; undefined if there is none
 */
export function nestingIssue(content: unknown): { path: (string | number)[]; message: string } | undefined {
  /** Levels below each part that was looked at. */
  const heights = new Map<object, number>()
  const open = new Set<object>()
  const path: (string | number)[] = []
  let issue: ReturnType<typeof nestingIssue>
  const heightOf = (part: unknown): number => {
    if (typeof part !== 'object' || part === null) return 0
    const known = heights.get(part)
    if (open.has(part)) issue = { path: [...path], message: 'holds itself' }
    else if (path.length + (known ?? 0) >= MAX_NESTING) issue = { path: [...path], message: TOO_DEEP }
    if (issue !== undefined || known !== undefined) return known ?? 0
    open.add(part)
    let height = 0
    for (const [key, inner] of Object.entries(part)) {
      path.push(Array.isArray(part) ? Number(key) : key)
      height = Math.max(height, 1 + heightOf(inner))
      path.pop()
      if (issue !== undefined) return height
    }
    open.delete(part)
    heights.set(part, height)
    return height
  }
  heightOf(content)
  return issue
}
