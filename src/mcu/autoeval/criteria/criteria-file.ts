import { writeCriteria } from '../../import/criteria.ts'
import { DIMENSIONS, perDimension } from '../dimension.ts'
import type { Criteria } from './by-rules.ts'

/** Criteria in the form of MCU's files: six headings, and bullets; a dimension without criteria does not apply. */
export const criteriaText = (criteria: Criteria): string =>
  writeCriteria(
    perDimension((name) => (criteria[name].length === 0 ? ['Not applicable'] : criteria[name])),
  ).trimEnd()

const NOT_APPLICABLE = /^not applicable\.?$/i

/** Criteria by dimension, as a task file keeps them or a criteria file was read; undefined where none are given at all. */
export function criteriaOf(given: Readonly<Record<string, readonly string[]>>): Criteria | undefined {
  if (Object.keys(given).length === 0) return undefined
  return perDimension((name) => (given[name] ?? []).filter((text) => !NOT_APPLICABLE.test(text.trim())))
}

/** What is odd about criteria, in words: dimensions without any, examples alone, the same line twice. */
export function checkCriteria(criteria: Criteria): string[] {
  return DIMENSIONS.flatMap((name) => {
    const lines = criteria[name]
    if (lines.length === 0)
      return name === 'Material Selection and Usage'
        ? []
        : [`${name} has no criteria; runs are not rated in it`]
    const findings: string[] = []
    if (lines.every(isExample)) findings.push(`${name} has examples only, and no criterion`)
    const twice = lines.find((line, i) => lines.indexOf(line) < i)
    if (twice !== undefined) findings.push(`${name} says twice: "${twice}"`)
    return findings
  })
}

/** Whether a line is an example of a criterion rather than one. */
const isExample = (line: string): boolean => /^e\.?\s?g\.?[\s,:]/i.test(line.trim())
