/** A scored step of a recipe in VillagerBench's cooking tasks. */
export interface CheckPoint {
  item: string
  count: number
  score: number
  /** Steps that are included in this one. They no longer score once it is reached. */
  parts: string[]
}

interface ForeignCheckPoint {
  name: string
  count: number
  score: number
  sub_check_point: string[]
}

/**
 * Reads and checks the steps of a recipe. A step that includes itself is fixed (eight tasks of the original have one, and
 * its judge then loops forever). Steps that are unknown, named twice or include each other in a cycle are refused.
 */
export function readCheckPoints(foreign: readonly ForeignCheckPoint[]): {
  checkPoints: CheckPoint[]
  notes: string[]
  issue?: { field: string; reason: string }
} {
  const notes: string[] = []
  const names = new Set(foreign.map(({ name }) => name))
  const checkPoints = foreign.map(({ name, count, score, sub_check_point: parts }) => {
    if (parts.includes(name)) notes.push(`check-point ${name} lists itself among its parts: left out`)
    return { item: name, count, score, parts: parts.filter((part) => part !== name) }
  })
  const issue = (index: number, part: string, reason: string) => ({
    checkPoints,
    notes,
    issue: { field: `check_point.${index}.${part}`, reason },
  })
  for (const [index, { item, parts }] of checkPoints.entries()) {
    if (foreign.findIndex(({ name }) => name === item) !== index)
      return issue(index, 'name', `check-point ${item} is named twice`)
    const unknown = parts.find((part) => !names.has(part))
    if (unknown !== undefined) return issue(index, 'sub_check_point', `there is no check-point "${unknown}"`)
    const cycle = cycleFrom(item, checkPoints)
    if (cycle !== undefined) return issue(index, 'sub_check_point', `includes itself: ${cycle.join(' → ')}`)
  }
  return { checkPoints, notes }
}

/** A path from a step back to itself through its parts. */
function cycleFrom(start: string, steps: readonly CheckPoint[]): string[] | undefined {
  const partsOf = new Map(steps.map(({ item, parts }) => [item, parts]))
  const seen = new Set<string>()
  const trails: string[][] = [[start]]
  for (let trail = trails.pop(); trail !== undefined; trail = trails.pop()) {
    for (const part of partsOf.get(trail.at(-1) ?? '') ?? []) {
      if (part === start) return [...trail, part]
      if (seen.has(part)) continue
      seen.add(part)
      trails.push([...trail, part])
    }
  }
  return undefined
}
