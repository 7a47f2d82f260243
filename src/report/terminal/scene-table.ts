import Table from 'cli-table3'
import { wilson } from '../../core/statistics/intervals.ts'
import { type Outcomes, outcomesIn, outcomesOf, type Verified } from '../../scenes/outcomes.ts'
import { STAGES } from '../../scenes/verify-scene.ts'
import { TABLE_STYLE } from './table-style.ts'

const percent = (share: number): string => (100 * share).toFixed(1)
const seconds = (value: number | undefined): string => value?.toFixed(1) ?? '–'

/** How scenes came out of verification, group by group and all together: a table of outcomes with the accepted share and its interval. */
export function sceneTable(scenes: readonly Verified[], groups: string): string {
  const table = new Table({
    style: TABLE_STYLE,
    head: [
      groups,
      'scenes',
      'accepted',
      '%',
      '95 %',
      'at once',
      ...STAGES.map((stage) => `refused: ${stage}`),
      'median s',
      'longest s',
    ],
    colAligns: ['left', ...Array.from({ length: 11 }, () => 'right' as const)],
  })
  for (const outcomes of outcomesOf(scenes)) table.push(rowOf(outcomes))
  table.push(rowOf(outcomesIn('all', scenes)))
  return table.toString()
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
