import type { RatedRun } from './judged-run.ts'

/** Runs that are profiled together. */
export interface Group {
  readonly title: string
  readonly runs: readonly RatedRun[]
}

/** Label systems that are not categories. */
const [LEVEL, FILTER] = ['level', 'filter']

/** The first system of categories that the tasks have, and their groups in it. */
export function byCategory(runs: readonly RatedRun[]): { system: string; groups: Group[] } | undefined {
  const systems = runs.flatMap(({ traits }) => traits.labels.map(({ system }) => system))
  const system = systems.find((name) => name !== LEVEL && name !== FILTER)
  return system === undefined ? undefined : { system, groups: byLabel(runs, system) }
}

/** Simple, medium and hard scenes. */
export const byLevel = (runs: readonly RatedRun[]): Group[] => byLabel(runs, LEVEL as string)

function byLabel(runs: readonly RatedRun[], system: string): Group[] {
  const labelOf = ({ traits }: RatedRun) => traits.labels.find((label) => label.system === system)?.value
  return [...Map.groupBy(runs, labelOf)].flatMap(([value, own]) =>
    value === undefined ? [] : [{ title: value, runs: own }],
  )
}

/** Thirds of the tasks by what they need when starting from an empty inventory; empty if fewer than three sizes are known. */
export function byDifficulty(runs: readonly RatedRun[]): Group[] {
  const sizes = new Map(
    runs.flatMap(({ run, traits: { planning } }) =>
      planning === undefined ? [] : [[run.task, planning] as const],
    ),
  )
  const sorted = [...sizes.values()].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  const [low, high] = [at(1 / 3), at(2 / 3)]
  if (new Set(sorted).size < 3 || low === high) return []
  const within = (from: number, to: number) =>
    runs.filter(({ run }) => {
      const size = sizes.get(run.task)
      return size !== undefined && size > from && size <= to
    })
  const most = sorted.at(-1) as number
  const groups = [
    { title: `easy: E + V up to ${low}`, runs: within(Number.NEGATIVE_INFINITY, low) },
    { title: `medium: up to ${high}`, runs: within(low, high) },
    { title: `hard: up to ${most}`, runs: within(high, most) },
  ]
  return groups.filter((group) => group.runs.length > 0)
}
