import { type CrossedMean, nestedMean, SHARE } from '../../core/statistics/crossed.ts'
import { DIMENSIONS, type Dimension } from '../../mcu/autoeval/dimension.ts'
import { levelInName, taskSlug } from '../../mcu/import/task-slug.ts'
import type { PublishedFigures, PublishedTable } from './figures.ts'

/** A run of ours, with the fields that are comparable with published figures. */
export interface OwnRun {
  readonly condition: string
  readonly task: string
  readonly seed: number
  /** Labels of the task by system, with its level as `level`. */
  readonly labels: readonly { readonly system: string; readonly value: string }[]
  /** 0..1; null if neither a rule nor a judge has a verdict. */
  score(dimension: Dimension): number | null
}

/** A row in which ours and published figures stand side by side, all in per cent of a perfect run. */
interface BesideRow {
  readonly name: string
  /** Tasks of ours that the row covers. */
  readonly tasks: number
  /** One for each condition. */
  readonly own: readonly CrossedMean[]
  /** One for each agent. */
  readonly published: readonly number[]
}

/** Figures of one source at one level next to ours. */
export interface BesideTable {
  readonly source: string
  readonly setting: string
  /** Dimension or measure of the rows; absent if each row is a dimension. */
  readonly what: string | undefined
  readonly level: string | undefined
  readonly agents: readonly string[]
  readonly rows: readonly BesideRow[]
}

const levelOf = ({ labels, task }: OwnRun): string | undefined =>
  labels.find(({ system }) => system === 'level')?.value ?? levelInName(task)

/**
 * Published figures next to ours, for each table in which a task, a category or the whole suite of ours occurs. A run whose level
 * is known is only shown next to figures of the same level.
 * @param conditions ids, in the order of the columns
 */
export function besidePublished(
  { tables }: PublishedFigures,
  runs: readonly OwnRun[],
  conditions: readonly string[],
): BesideTable[] {
  return tables.flatMap((table) => partsOf(table).flatMap((part) => beside(part, runs, conditions)))
}

/** Columns of a table about the same subject at the same level. */
interface Part {
  readonly table: PublishedTable
  readonly what: string | undefined
  readonly level: string | undefined
  readonly columns: readonly { readonly agent: string; readonly index: number }[]
}

function partsOf(table: PublishedTable): Part[] {
  const columns = table.columns.map((column, index) => ({ ...column, index }))
  const keyOf = ({ dimension, measure, level }: (typeof columns)[number]) =>
    [dimension, measure, level].join('\n')
  return [...Map.groupBy(columns, keyOf).values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    return [{ table, what: first.dimension ?? first.measure, level: first.level, columns: own }]
  })
}

function beside(
  { table, what, level, columns }: Part,
  runs: readonly OwnRun[],
  conditions: readonly string[],
) {
  const atLevel = runs.filter((run) => {
    const own = levelOf(run)
    // Without a level, a whole suite is not the suite of a level.
    return level === undefined || own === level || (own === undefined && table.of !== 'all')
  })
  const rows = table.rows.flatMap(({ name, match, values, highest = table.highest }): BesideRow[] => {
    const matching = atLevel.filter((run) => isMatch(table, match, run))
    const dimension = dimensionOf(table.of === 'all' ? name : what)
    const own = conditions.map((condition) =>
      nestedMean(
        matching.flatMap((run) => {
          const value = run.condition === condition ? run.score(dimension) : null
          return value === null ? [] : [{ task: run.task, seed: run.seed, value }]
        }),
        SHARE,
      ),
    )
    if (own.every(({ n }) => n === 0)) return []
    const published = columns.map(({ index }) => (100 * (values[index] as number)) / highest)
    return [{ name, tasks: new Set(matching.map(({ task }) => task)).size, own, published }]
  })
  const agents = columns.map(({ agent }) => agent)
  return rows.length === 0
    ? []
    : [{ source: table.source, setting: table.setting, what, level, agents, rows }]
}

/** Our dimension for a column; our progress is shown next to a score of its own kind. */
const dimensionOf = (what: string | undefined): Dimension =>
  DIMENSIONS.find((name) => name === what) ?? 'Task Progress'

function isMatch(
  { of, system }: PublishedTable,
  match: readonly string[],
  { task, labels }: OwnRun,
): boolean {
  if (of === 'task') return match.includes(taskSlug(task))
  if (of === 'category')
    return labels.some((label) => label.system === system && match.includes(taskSlug(label.value)))
  // Figures over a whole suite are shown next to tasks filed in the categories of MCU-Turbo.
  return labels.some((label) => label.system === 'MCU-Turbo')
}
