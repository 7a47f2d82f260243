import { DIMENSIONS, type Dimension } from '../autoeval/dimension.ts'

/** Longer files are truncated. */
const MAX_LENGTH = 100_000
/** A name between asterisks or after a #, perhaps with an explanation: `**Task Progress: …**`. */
const HEADING = /^(?:#+ *)?(?:\*\*|#+) *([^*#]+)/
const LONGEST_HEADING = 400

/**
 * Reads a criteria file: headings with one of the six names between asterisks or after #, and bullets below. Text before the
 * first heading is dropped, and noted; a missing heading is noted too.
 */
export function readCriteria(text: string): {
  sections: Record<string, string[]>
  notes: string[]
  /** The text after a name and a colon in its heading. */
  glosses: Record<string, string>
  /** Names that are the heading of more than one section. */
  repeated: string[]
} {
  const sections: Record<string, string[]> = {}
  const notes: string[] = []
  const glosses: Record<string, string> = {}
  const repeated: string[] = []
  let current: string[] | undefined
  for (const line of text.slice(0, MAX_LENGTH).split(/\r?\n/)) {
    const heading = headingIn(line)
    if (heading !== undefined) {
      const { name, gloss } = heading
      if (sections[name] !== undefined) repeated.push(name)
      if (gloss !== '') glosses[name] = gloss
      sections[name] ??= []
      current = sections[name]
      continue
    }
    const bullet = line.replace(/^\s*[-•]\s*/, '').trim()
    if (bullet === '') continue
    if (current === undefined) notes.push(`dropped before the first heading: "${bullet.slice(0, 60)}"`)
    else current.push(bullet)
  }
  const missing = DIMENSIONS.filter((name) => sections[name] === undefined)
  if (missing.length > 0) notes.push(`no criteria for ${missing.join(', ')}`)
  return { sections, notes, glosses, repeated }
}

/** The dimension of a heading, and the text after its colon; undefined for any other line. */
function headingIn(line: string): { name: Dimension; gloss: string } | undefined {
  const heading = HEADING.exec(line.trim().slice(0, LONGEST_HEADING))?.[1] ?? ''
  const name = DIMENSIONS.find((dimension) => heading.toLowerCase().startsWith(dimension.toLowerCase()))
  if (name === undefined) return undefined
  return { name, gloss: heading.slice(name.length).replace(/^\s*:/, '').trim() }
}

/**
 * Writes criteria in the form of MCU's files, which reads back unchanged. @param glosses texts to add after the names in headings
 */
export const writeCriteria = (
  sections: Readonly<Record<string, readonly string[]>>,
  glosses: Readonly<Record<string, string>> = {},
): string =>
  `${DIMENSIONS.filter((name) => sections[name] !== undefined)
    .map((name) =>
      [headingOf(name, glosses[name]), ...(sections[name] ?? []).map((line) => ` - ${line}`)].join('\n'),
    )
    .join('\n\n')}\n`

const headingOf = (name: string, gloss: string | undefined): string =>
  gloss === undefined ? `**${name}**` : `**${name}: ${gloss}**`
