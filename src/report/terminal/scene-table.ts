import { wilson } from '../../core/statistics/intervals.ts'
import { type Outcomes, outcomesIn, outcomesOf, type Verified } from '../../scenes/outcomes.ts'
import { STAGES } from '../../scenes/verify-scene.ts'
import { EVERYTHING, type Layout, table } from './table.ts'

const percent = (share: number): string => (100 * share).toFixed(1)
const seconds = (value: number | undefined): string => value?.toFixed(1) ?? '–'

/** How scenes came out of verification, group by group and all together: a table of outcomes with the accepted share and its interval. */
export function sceneTable(scenes: readonly Verified[], groups: string, layout: Layout = EVERYTHING): string {
  const refusals = STAGES.map((stage) => `refused: ${stage}`)
  const head = [groups, 'scenes', 'accepted', '%', '95 %', 'at once', ...refusals, 'median s', 'longest s']
  const rows = [...outcomesOf(scenes), outcomesIn('all', scenes)].map(rowOf)
  return table(head, rows, { layout, spare: ['longest s', 'median s', 'at once', '%'] })
}

function rowOf({ group, scenes, accepted, atOnce, refused, medianSeconds, maxSeconds }: Outcomes) {
  const { mean, low, high } = wilson({ hits: accepted, n: scenes })
  return [
    group,
    scenes,
    accepted,
    percent(mean),
    `${percent(low)}–${percent(high)}`,
    atOnce,
    ...STAGES.map((stage) => refused[stage] || ''),
    seconds(medianSeconds),
    seconds(maxSeconds),
  ]
}
