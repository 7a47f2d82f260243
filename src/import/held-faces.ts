import { cellKey } from '../core/position.ts'
import { facesToCling, isHeldOn } from '../game/placement/holding.ts'
import type { Surroundings } from '../game/placement/surroundings.ts'
import type { ForeignCell } from './foreign-cell.ts'
import { Remarks } from './known-block.ts'

/**
 * Vines, lichens and veins without their unsupported faces: the game removes such a face with the first update, and no player can
 * place it. A structure that was cut out of its surroundings has many of them. A block that has no supported face stays
 * unchanged.
 * @param around the ground and the blocks of the building
 */
export function withHeldFaces(
  cells: readonly ForeignCell[],
  around: Surroundings,
): { cells: ForeignCell[]; notes: string[] } {
  const remarks = new Remarks()
  const byCell = new Map(cells.map((cell) => [cellKey(cell.position), cell.block]))
  const seen: Surroundings = {
    version: around.version,
    at: (position) => byCell.get(cellKey(position)) ?? around.at(position),
  }
  const held = cells.map((cell) => {
    const { block, position } = cell
    const faces = facesToCling(block.name).filter((side) => block.properties[side] === 'true')
    const loose = faces.filter((side) => !isHeldOn(side, block, position, seen))
    if (loose.length === 0 || loose.length === faces.length) return cell
    for (const side of loose) remarks.add(`${block.name} without its face to ${side}, which nothing holds`)
    const off = Object.fromEntries(loose.map((side) => [side, 'false']))
    return { ...cell, block: { ...block, properties: { ...block.properties, ...off } } }
  })
  return { cells: held, notes: remarks.list() }
}
