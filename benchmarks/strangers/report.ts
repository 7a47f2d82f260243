import Table from 'cli-table3'
import { crossedMean } from '../../src/core/statistics/crossed.ts'
import { withInterval } from '../../src/report/number-texts.ts'
import { type Row, whatHolds } from './row.ts'

/** Buildings of at least this many blocks must not take a larger team longer than this share more than a smaller one. */
const MIN_BLOCKS = 500
const MAX_RISE = 0.05

/** How much longer a team takes than the next smaller one that has played the same, as a share. */
function riseOf(row: Row, rows: readonly Row[]): number | undefined {
  const smaller = rows
    .filter(({ building, agents }) => building === row.building && agents < row.agents)
    .sort((a, b) => b.agents - a.agents)[0]
  return smaller === undefined || smaller.makespan === 0 ? undefined : row.makespan / smaller.makespan - 1
}

const percent = (share: number, digits = 0): string => `${(100 * share).toFixed(digits)} %`
const signed = (share: number | undefined): string =>
  share === undefined ? '' : `${share > 0 ? '+' : ''}${percent(share)}`

const overFloor = ({ makespan, floor }: Row): number | undefined => (floor ? makespan / floor : undefined)

/** A line for each play, building by building. */
export function playsTable(rows: readonly Row[]): string {
  const table = new Table({
    head: [
      ...['building', 'blocks', 'kinds', 'agents', 'complete', 'makespan (s)', 'rise', '÷ bound', '÷ floor'],
      ...['tidying', 'scaffold left', 'what holds it'],
    ],
    style: { head: [], border: [], compact: true },
    colAligns: ['left', ...Array(10).fill('right'), 'left'],
  })
  for (const row of rows)
    table.push([
      row.building,
      row.blocks === 0 ? '' : row.blocks,
      row.blocks === 0 ? '' : row.kinds,
      row.agents,
      row.completion === null ? row.outcome : percent(row.completion, row.completion === 1 ? 0 : 1),
      row.makespan.toFixed(1),
      signed(riseOf(row, rows)),
      row.bound === null || row.bound === 0 ? '' : (row.makespan / row.bound).toFixed(2),
      overFloor(row)?.toFixed(2) ?? '',
      percent(row.tidying, 1),
      row.scaffoldLeft ?? '–',
      row.outcome === 'success' ? whatHolds(row) : `${row.outcome}: ${row.reason}`,
    ])
  return table.toString()
}

/** Means over the buildings of each team size that were completed. */
export function summaryTable(rows: readonly Row[]): string {
  const table = new Table({
    head: [
      'agents',
      'complete',
      'makespan ÷ bound [95 %]',
      'makespan ÷ floor [95 %]',
      'tidying [95 %]',
      'scaffold left',
    ],
    style: { head: [], border: [], compact: true },
    colAligns: Array(6).fill('right'),
  })
  for (const [agents, own] of [...Map.groupBy(rows, (row) => row.agents)].sort(([a], [b]) => a - b)) {
    const done = own.filter(({ outcome }) => outcome === 'success')
    const meanOf = (of: (row: Row) => number | undefined, digits: number) => {
      const values = done.flatMap((row) => {
        const value = of(row)
        return value === undefined ? [] : [{ task: row.building, seed: 1, value }]
      })
      return values.length === 0 ? '–' : withInterval(crossedMean(values), digits)
    }
    table.push([
      agents,
      `${done.length} of ${own.length}`,
      meanOf(({ makespan, bound }) => (bound ? makespan / bound : undefined), 2),
      meanOf(overFloor, 2),
      meanOf(({ tidying }) => 100 * tidying, 1),
      own.reduce((sum, row) => sum + (row.scaffoldLeft ?? 0), 0),
    ])
  }
  return table.toString()
}

/** Faults: incomplete buildings, larger teams that take longer, remaining scaffold, agents refused twice for lack of room, walks in place. */
export function missesOf(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const name = `${row.building} with ${row.agents}`
    const rise = riseOf(row, rows)
    return [
      ...(row.outcome === 'success' ? [] : [`${name}: ${row.outcome}, ${row.reason}`]),
      ...(row.blocks >= MIN_BLOCKS && rise !== undefined && rise > MAX_RISE
        ? [`${name}: ${signed(rise)} on the next smaller team`]
        : []),
      ...(row.fullTwice === 0 ? [] : [`${name}: ${row.fullTwice} × inventory_full twice in a row`]),
      ...(row.walkedInPlace === 0 ? [] : [`${name}: ${row.walkedInPlace} walks to where the agent stood`]),
      ...((row.scaffoldLeft ?? 0) === 0 ? [] : [`${name}: ${row.scaffoldLeft} blocks of scaffold left`]),
    ]
  })
}
