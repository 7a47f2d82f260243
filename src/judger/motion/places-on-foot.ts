import type { Position } from '../../core/position.ts'
import { AROUND } from './around.ts'
import type { SceneView } from './scene-view.ts'
import { Terrain } from './terrain.ts'

/** The cells to which a bot can walk, nearest first by walking distance, with the number of steps. */
export function* placesOnFoot(
  view: SceneView,
  from: Position,
  within: (cell: Position) => boolean,
): Generator<{ cell: Position; steps: number }> {
  const terrain = new Terrain(view, from)
  const { start, keyOf } = terrain
  const search: Search = { terrain, within, seen: new Set([keyOf(start.x, start.y, start.z)]) }
  let open = [start]
  for (let steps = 0; open.length > 0; steps++) {
    const next: Position[] = []
    for (const cell of open) {
      if (!terrain.isDoorway(cell)) yield { cell, steps }
      addSteps(search, cell, next)
    }
    open = next
  }
}

interface Search {
  terrain: Terrain
  within: (cell: Position) => boolean
  /** Keys of the cells reached so far. */
  seen: Set<number>
}

/** Adds the cells that a step from a cell leads to and that were not reached before. */
function addSteps({ terrain, within, seen }: Search, cell: Position, next: Position[]): void {
  for (const side of AROUND) {
    const x = cell.x + side.x
    const z = cell.z + side.z
    const y = terrain.step(cell, x, z)
    if (y === undefined) continue
    const key = terrain.keyOf(x, y, z)
    if (seen.has(key)) continue
    const to = { x, y, z }
    if (!within(to)) continue
    seen.add(key)
    next.push(to)
  }
}
