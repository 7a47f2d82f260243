import { wilson } from '../../core/statistics/intervals.ts'
import { type Outcomes, outcomesIn, outcomesOf, type Verified } from '../../scenes/outcomes.ts'
import { STAGES, type Stage } from '../../scenes/verify-scene.ts'
import { EVERYTHING, type Layout, table } from '../table/table.ts'

const percent = (share: number): string => (100 * share).toFixed(1)
const seconds = (value: number | undefined): string => value?.toFixed(1) ?? '–'

/** Results of verifying scenes, group by group and all together: a table of outcomes with the accepted share and its interval. */
export function sceneTable(scenes: readonly Verified[], groups: string, layout: Layout = EVERYTHING): string {
  const headOf = (stage: Stage) => `refused: ${stage}`
  const all = outcomesIn('all', scenes)
  const rows = [...outcomesOf(scenes), all].map(rowOf)
  const head = [
    ...[groups, 'scenes', 'accepted', '%', '95 %', 'at once'],
    ...[...STAGES.map(headOf), 'median s', 'longest s'],
  ]
  const idle = STAGES.filter((stage) => all.refused[stage] === 0).map(headOf)
  return table(head, rows, { layout, spare: [...idle, 'longest s', 'median s', 'at once', '%', '95 %'] })
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
