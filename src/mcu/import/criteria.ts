import { DIMENSIONS } from '../autoeval/dimension.ts'

/** Longer files are cut off. */
const MAX_LENGTH = 100_000

/**
 * Reads a criteria file: headings with one of the six names between asterisks, and bullets below. What stands before the
 * first heading is dropped, and noted; so is a heading that is missing.
 */
export function readCriteria(text: string): { sections: Record<string, string[]>; notes: string[] } {
  const sections: Record<string, string[]> = {}
  const notes: string[] = []
  let current: string[] | undefined
  for (const line of text.slice(0, MAX_LENGTH).split(/\r?\n/)) {
    const heading = /^\s*\*\*\s*([^*]+?)\s*\*\*/.exec(line)?.[1]
    const name = DIMENSIONS.find((known) => heading?.toLowerCase().startsWith(known.toLowerCase()))
    if (name !== undefined) {
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
  return { sections, notes }
}

/** Writes criteria as MCU's files do, which reads back as the same. */
export const writeCriteria = (sections: Readonly<Record<string, readonly string[]>>): string =>
  `${DIMENSIONS.filter((name) => sections[name] !== undefined)
    .map((name) => [`**${name}**`, ...(sections[name] ?? []).map((line) => ` - ${line}`)].join('\n'))
    .join('\n\n')}\n`
