import { count } from '../core/count.ts'
import { type Damage, damageText } from '../core/records/damage.ts'

/** The state of the records of one or more experiments. */
export interface RecordsState {
  readonly damages: readonly Damage[]
  /** Results from before records had checksums. */
  readonly unproven: number
}

/** Maximum number of damages listed. */
const MOST_DAMAGES = 20

/** Damage to the records behind a page or table, one line each; empty if there is none. */
export function recordsLines({ damages, unproven }: RecordsState): string[] {
  const more = damages.length - MOST_DAMAGES
  return [
    ...(damages.length === 0 ? [] : [`Damaged records (${count(damages.length, 'place')}):`]),
    ...damages.slice(0, MOST_DAMAGES).map((damage) => `- ${damageText(damage)}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
    ...(unproven === 0
      ? []
      : [`${count(unproven, 'result')} unproven: written before records had checksums.`]),
  ]
}

/** The state of the records of several experiments together. */
export const recordsOf = (folders: readonly RecordsState[]): RecordsState => ({
  damages: folders.flatMap(({ damages }) => damages),
  unproven: folders.reduce((sum, { unproven }) => sum + unproven, 0),
})
