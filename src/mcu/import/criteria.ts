import { DIMENSIONS } from '../autoeval/dimension.ts'

/** Longer files are cut off. */
const MAX_LENGTH = 100_000
/** A name between asterisks or behind #, perhaps with a gloss: `**Task Progress: what is done of the task**`. */
const HEADING = /^(?:#+ *)?(?:\*\*|#+) *([^*#]+)/
const LONGEST_HEADING = 400

/**
 * Reads a criteria file: headings with one of the six names between asterisks or behind #, and bullets below. What stands before the
 * first heading is dropped, and noted; so is a heading that is missing.
 */
export function readCriteria(text: string): {
  sections: Record<string, string[]>
  notes: string[]
  /** What stands behind a name and a colon in its heading. */
  glosses: Record<string, string>
  /** Names that head more than one section. */
  repeated: string[]
} {
  const sections: Record<string, string[]> = {}
  const notes: string[] = []
  const glosses: Record<string, string> = {}
  const repeated: string[] = []
  let current: string[] | undefined
  for (const line of text.slice(0, MAX_LENGTH).split(/\r?\n/)) {
    const heading = HEADING.exec(line.trim().slice(0, LONGEST_HEADING))?.[1]
    const name = DIMENSIONS.find((known) => heading?.toLowerCase().startsWith(known.toLowerCase()))
    if (name !== undefined) {
      if (sections[name] !== undefined) repeated.push(name)
      const gloss = heading?.slice(name.length).replace(/^\s*:/, '').trim() ?? ''
      if (gloss !== '') glosses[name] = gloss
      current = sections[name] ?? []
      sections[name] = current
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

/** Writes criteria as MCU's files do, which reads back as the same. @param glosses what stands behind names in headings */
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
