import { add, cellKey, type Position } from '../../core/position.ts'
import type { BlueprintBlock } from '../../task/task.ts'

const SIDES: readonly Position[] = [
  { x: -1, y: 0, z: 0 },
  { x: 1, y: 0, z: 0 },
  { x: 0, y: -1, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: 0, z: -1 },
  { x: 0, y: 0, z: 1 },
]

/** The sides that VillagerBench does not count as neighbours. (The axes look swapped; kept for parity.) */
const ignores: Readonly<Record<string, (side: Position) => boolean>> = {
  'facing=west': ({ x }) => x === -1,
  'facing=east': ({ x }) => x === 1,
  'facing=south': ({ z }) => z === -1,
  'facing=north': ({ z }) => z === 1,
  'axis=x': ({ y }) => y === 0,
  'axis=y': ({ x }) => x === 0,
  'axis=z': ({ z }) => z === 0,
}

/**
 * Complexity of a construction as VillagerBench computes it:
 * c = Σ over blocks b of 2·(1/(k_b + 1) + 0.02·(y_b − g)), where k_b is the number of neighbours of b in the blueprint and
 * g the height right below the lowest block.
 */
export function constructionComplexity(blueprint: readonly BlueprintBlock[]): number {
  const cells = new Set(blueprint.map(({ position }) => cellKey(position)))
  const ground = Math.min(...blueprint.map(({ position }) => position.y)) - 1
  return blueprint.reduce((sum, { position, block }) => {
    const orientation = Object.entries(block.properties).map(([key, value]) => `${key}=${value}`)
    const ignored = orientation.flatMap((text) => ignores[text] ?? [])
    const neighbours = SIDES.filter(
      (side) => !ignored.some((ignore) => ignore(side)) && cells.has(cellKey(add(position, side))),
    ).length
    return sum + 2 * (1 / (neighbours + 1) + 0.02 * (position.y - ground))
  }, 0)
}

/**
 * VillagerBench's limit on action time for a construction of complexity c, in ms: (ln c + 1)·60 s + 180 s. A single block
 * has c = 2.04; an empty blueprint counts as 1.
 */
export const maxActionTime = (complexity: number): number =>
  ((Math.log(Math.max(1, complexity)) + 1) * 60 + 180) * 1000

/** VillagerBench's limit on elapsed time for a construction of complexity c, in ms: (ln c + 1)·180 s + 600 s. */
export const maxTime = (complexity: number): number =>
  ((Math.log(Math.max(1, complexity)) + 1) * 180 + 600) * 1000
