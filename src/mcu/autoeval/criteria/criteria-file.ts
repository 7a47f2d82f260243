import { readCriteria, writeCriteria } from '../../import/criteria.ts'
import { DIMENSIONS, type Dimension, perDimension } from '../dimension.ts'
import { type Scale, scaleName, scaleNamed, TEN } from '../scale.ts'
import type { Criteria } from './by-rules.ts'

/**
 * Criteria in the format of MCU's files: six headings with bullets; a dimension without criteria does not apply.
 * @param scale the scale on which each dimension is rated, which is then stated in its heading
 */
export const criteriaText = (criteria: Criteria, scale?: Scale): string =>
  writeCriteria(
    perDimension((name) => (criteria[name].length === 0 ? ['Not applicable'] : criteria[name])),
    scale === undefined ? {} : perDimension(() => `rated from ${scaleName(scale)}`),
  ).trimEnd()

/** Meanings of the dimensions, after their names in the headings of files that people edit. */
const GLOSSES: Readonly<Record<Dimension, string>> = {
  'Task Progress': 'how much of the task is done',
  'Action Control': 'whether what the agent does serves the task',
  'Error Recognition and Correction': 'whether it notices mistakes and makes them good',
  'Creative Attempts': 'good ideas that the task does not ask for',
  'Task Completion Efficiency': 'how quickly and directly it goes about it',
  'Material Selection and Usage': 'whether it takes the right things and wastes none',
}

/** A criteria file for people to edit: `criteriaText` with an explanation of each dimension. */
export const criteriaFile = (criteria: Criteria): string =>
  writeCriteria(
    perDimension((name) => (criteria[name].length === 0 ? ['Not applicable'] : criteria[name])),
    GLOSSES,
  )

const NOT_APPLICABLE = /^not applicable\.?$/i

/** Criteria by dimension, from a task file or a criteria file; undefined if none are given. */
export function criteriaOf(given: Readonly<Record<string, readonly string[]>>): Criteria | undefined {
  if (Object.keys(given).length === 0) return undefined
  return perDimension((name) => (given[name] ?? []).filter((text) => !NOT_APPLICABLE.test(text.trim())))
}

/** MCU's files explain each dimension except this one. */
const UNGLOSSED: Dimension = 'Task Completion Efficiency'

/**
 * Reads a criteria file that was generated, or edited by hand.
 * @returns the criteria, faults that make them unusable, and warnings
 */
export function criteriaIn(text: string): {
  criteria: Criteria | undefined
  faults: string[]
  findings: string[]
} {
  const { sections, notes, glosses, repeated } = readCriteria(text)
  const faults = [
    ...DIMENSIONS.filter((name) => sections[name] === undefined).map(
      (name) => `lacks the heading "**${name}**"`,
    ),
    ...repeated.map((name) => `has the heading "${name}" twice`),
    ...scaleFaults(text),
  ]
  const criteria = faults.length > 0 ? undefined : criteriaOf(sections)
  const dropped = notes.filter((note) => note.startsWith('dropped'))
  const bare = DIMENSIONS.filter(
    (name) => sections[name] !== undefined && glosses[name] === undefined && name !== UNGLOSSED,
  )
  const glossless = bare.length === 0 ? [] : [`says nothing behind the heading of ${bare.join(', ')}`]
  const odd = criteria === undefined ? [] : checkCriteria(criteria)
  return { criteria, faults, findings: [...dropped, ...glossless, ...odd] }
}

const SCALE_LINE = /^[\s*_#-]*scale[\s*_]*:[\s*_]*([^\r\n*]+)/gim

/**
 * Criteria may name the scale on which judges rate (`Scale: 0 to 10`): a scale that differs from our judges' would be confused
 * with theirs.
 */
function scaleFaults(text: string): string[] {
  return [...text.matchAll(SCALE_LINE)].flatMap(([, name = '']) => {
    const scale = scaleNamed(name)
    if (scale?.id === TEN.id) return []
    const what = scale === undefined ? `"${name.trim().slice(0, 40)}"` : scaleName(scale)
    return [`names the scale ${what}; judges rate from ${scaleName(TEN)}: rewrite its values for that scale`]
  })
}

/** Defects of criteria, in words: empty dimensions, only examples or unmarked ones, repeated lines. */
export function checkCriteria(criteria: Criteria): string[] {
  return DIMENSIONS.flatMap((name) => {
    const lines = criteria[name]
    if (lines.length === 0)
      return name === 'Material Selection and Usage'
        ? []
        : [`${name} has no criteria; runs are not rated in it`]
    const findings: string[] = []
    if (lines.every(isExample)) findings.push(`${name} has examples only, and no criterion`)
    const unmarked = lines.find((line) => UNMARKED.test(line.trim()))
    if (unmarked !== undefined)
      findings.push(`${name} has an example that does not begin with "e.g.": "${unmarked.slice(0, 60)}"`)
    const twice = lines.find((line, i) => lines.indexOf(line) < i)
    if (twice !== undefined) findings.push(`${name} says twice: "${twice}"`)
    return findings
  })
}

/** Openings of examples that are not marked as such: judges would treat these as the only criteria. */
const UNMARKED = /^(?:for example|for instance|such as|examples?:|like )/i

/** Whether a line is an example of a criterion rather than a criterion. */
const isExample = (line: string): boolean => /^e\.?\s?g\.?[\s,:]/i.test(line.trim())
