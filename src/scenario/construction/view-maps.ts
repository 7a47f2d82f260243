import { type Box, boundingBox, inBox, type Position } from '../../core/position.ts'
import type { BlockSpec } from '../../game/block.ts'
import type { WorldState } from '../../judger/metrics/world-state.ts'
import type { BlueprintBlock } from '../../task/task.ts'

/** VillagerBench's five viewpoints: the four sides and from above. */
export const VIEWS = ['front', 'right', 'left', 'back', 'top'] as const
export type ViewName = (typeof VIEWS)[number]

export interface SeenCell {
  position: Position
  block: BlockSpec
}

/** The first hits of one line of sight in the blueprint and in the world. */
export interface ViewPixel {
  /** Position in the picture, to the right and downwards. */
  column: number
  row: number
  wanted?: BlueprintBlock
  built?: SeenCell
}

export interface ViewMap {
  view: ViewName
  /** Side from which the viewer looks. */
  from: 'east' | 'north' | 'south' | 'west' | 'above'
  columns: number
  rows: number
  /** Only lines of sight that hit something. */
  pixels: ViewPixel[]
}

/**
 * The axes of each viewpoint: `depth` grows away from the viewer, `column` to the viewer's right, `row` downwards. Front
 * looks from +x, right from −z, left from +z, back from −x, top from +y (VillagerBench, `env/build_judger.py`).
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
 * Orthographic first-hit maps of blueprint and world, with one line of sight per cell. Every block counts as an opaque
 * cube, even glass and torches; air, water and lava are transparent.
 * @param box the cells to include
 * @param isOld whether a cell of the world is ignored because its block is from before the run
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

/** The bounding box of a blueprint, enlarged on all sides by `margin` blocks; undefined for an empty blueprint. */
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
