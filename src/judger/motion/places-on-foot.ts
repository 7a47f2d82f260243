import type { Position } from '../../core/position.ts'
import { AROUND } from './around.ts'
import type { SceneView } from './scene-view.ts'
import { Terrain } from './terrain.ts'

/** The cells to which a bot can walk, the nearest on foot first, with the number of steps. */
export function* placesOnFoot(
  view: SceneView,
  from: Position,
  within: (cell: Position) => boolean,
): Generator<{ cell: Position; steps: number }> {
  const terrain = new Terrain(view, from)
  const { start, keyOf } = terrain
  const seen = new Set([keyOf(start.x, start.y, start.z)])
  let open = [start]
  for (let steps = 0; open.length > 0; steps++) {
    const next: Position[] = []
    for (const cell of open) {
      if (!terrain.isDoorway(cell)) yield { cell, steps }
      for (const side of AROUND) {
        const x = cell.x + side.x
        const z = cell.z + side.z
        const y = terrain.step(cell, x, z)
        if (y === undefined) continue
        const key = keyOf(x, y, z)
        if (seen.has(key)) continue
        const to = { x, y, z }
        if (!within(to)) continue
        seen.add(key)
        next.push(to)
      }
    }
    open = next
  }
}

/** The cells in which a bot could stand, as its own client sees the world: those to which it can walk, the farthest first. */
export function* standingPlaces(view: SceneView, from: Position): Generator<Position> {
  const terrain = new Terrain(view, from)
  const { start, keyOf } = terrain
  const seen = new Set([keyOf(start.x, start.y, start.z)])
  /** Cells to explore, by distance from the start. */
  const open: Position[][] = [[start]]
  let farthest = 0
  for (;;) {
    while (farthest > 0 && open[farthest]?.length === 0) farthest--
    const cell = open[farthest]?.pop()
    if (cell === undefined) return
    if (!terrain.isDoorway(cell)) yield cell
    for (const side of AROUND) {
      const x = cell.x + side.x
      const z = cell.z + side.z
      const y = terrain.step(cell, x, z)
      if (y === undefined) continue
      const key = keyOf(x, y, z)
      if (seen.has(key)) continue
      seen.add(key)
      const at = Math.abs(x - start.x) + Math.abs(z - start.z)
      for (let index = open.length; index <= at; index++) open.push([])
      open[at]?.push({ x, y, z })
      farthest = Math.max(farthest, at)
    }
  }
}
