import { type Box, boundingBox, inBox, type Position } from '../../core/position.ts'
import type { WorldState } from '../../judger/metrics/world-state.ts'
import type { BlockSpec } from '../../task/block.ts'
import type { BlueprintBlock } from '../../task/task.ts'

/** VillagerBench's five viewpoints: the four sides, by its names, and from above. Nobody looks from below. */
export const VIEWS = ['front', 'right', 'left', 'back', 'top'] as const
export type ViewName = (typeof VIEWS)[number]

export interface SeenCell {
  position: Position
  block: BlockSpec
}

/** What one line of sight meets first in the blueprint and in the world. */
export interface ViewPixel {
  /** Place on the picture: to the right, and downwards. */
  column: number
  row: number
  wanted?: BlueprintBlock
  built?: SeenCell
}

export interface ViewMap {
  view: ViewName
  /** Compass side on which the viewer stands, or above. */
  from: 'east' | 'north' | 'south' | 'west' | 'above'
  columns: number
  rows: number
  /** Only where there is something to be seen. */
  pixels: ViewPixel[]
}

/**
 * How each viewpoint looks: `depth` grows away from the viewer, `column` to the viewer's right, `row` downwards. Front looks
 * from +x, right from −z, left from +z, back from −x, top from +y (VillagerBench, `env/build_judger.py`).
 */
const LOOKS: Readonly<
  Record<ViewName, Pick<ViewMap, 'from'> & Record<'depth' | 'column' | 'row', (p: Position) => number>>
> = {
  front: { from: 'east', depth: ({ x }) => -x, column: ({ z }) => -z, row: ({ y }) => -y },
  right: { from: 'north', depth: ({ z }) => z, column: ({ x }) => -x, row: ({ y }) => -y },
  left: { from: 'south', depth: ({ z }) => -z, column: ({ x }) => x, row: ({ y }) => -y },
  back: { from: 'west', depth: ({ x }) => x, column: ({ z }) => z, row: ({ y }) => -y },
  top: { from: 'above', depth: ({ y }) => -y, column: ({ x }) => x, row: ({ z }) => z },
}

/**
 * Orthographic first-hit maps of blueprint and world, one line of sight a cell. Every block is an opaque cube here, glass and
 * torches too; air, water and lava are seen through.
 * @param box the cells that are looked at
 * @param isOld cells of the world that count as not there: what stood before anybody built
 */
export function viewMaps(
  blueprint: readonly BlueprintBlock[],
  world: WorldState,
  box: Box,
  isOld: (cell: SeenCell) => boolean = () => false,
): ViewMap[] {
  const built = [...world.cells()].filter(
    (cell) => inBox(box, cell.position) && !isTransparent(cell.block.name) && !isOld(cell),
  )
  return VIEWS.map((view) => viewMap(view, blueprint, built, box))
}

/** The box around a blueprint, grown on all sides; undefined for an empty blueprint. */
export function boxAround(blueprint: readonly BlueprintBlock[], margin: number): Box | undefined {
  const box = boundingBox(blueprint.map(({ position }) => position))
  if (box === undefined) return undefined
  const { min, max } = box
  return {
    min: { x: min.x - margin, y: min.y - margin, z: min.z - margin },
    max: { x: max.x + margin, y: max.y + margin, z: max.z + margin },
  }
}

const isTransparent = (name: string): boolean => name === 'water' || name === 'lava'

function viewMap(
  view: ViewName,
  blueprint: readonly BlueprintBlock[],
  built: readonly SeenCell[],
  box: Box,
): ViewMap {
  const { from, depth, column, row } = LOOKS[view]
  const corners = [box.min, box.max]
  const left = Math.min(...corners.map(column))
  const top = Math.min(...corners.map(row))
  const place = (p: Position) => `${column(p) - left},${row(p) - top}`
  const nearest = <T extends { position: Position }>(cells: readonly T[]): Map<string, T> => {
    const seen = new Map<string, T>()
    for (const cell of cells) {
      const key = place(cell.position)
      const there = seen.get(key)
      if (there === undefined || depth(cell.position) < depth(there.position)) seen.set(key, cell)
    }
    return seen
  }
  const wanted = nearest(blueprint)
  const found = nearest(built)
  const pixels = [...new Set([...wanted.keys(), ...found.keys()])].map((key): ViewPixel => {
    const [x = 0, y = 0] = key.split(',').map(Number)
    const wish = wanted.get(key)
    const there = found.get(key)
    return {
      column: x,
      row: y,
      ...(wish === undefined ? {} : { wanted: wish }),
      ...(there === undefined ? {} : { built: there }),
    }
  })
  return {
    view,
    from,
    columns: Math.max(...corners.map(column)) - left + 1,
    rows: Math.max(...corners.map(row)) - top + 1,
    pixels: pixels.sort((a, b) => a.row - b.row || a.column - b.column),
  }
}
