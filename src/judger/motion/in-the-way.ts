import type { Position } from '../../core/position.ts'
import type { SceneView } from './scene-view.ts'

/**
 * The name of a player or mob whose body is partly inside a cell.
 * @param except a name to ignore
 */
export function inTheWay(view: SceneView, cell: Position, except?: string): string | undefined {
  const blocker = view.bodies().find(({ name, position: { x, y, z }, width, height }) => {
    if (name === except) return false
    const half = width / 2
    const isApart =
      x + half <= cell.x ||
      x - half >= cell.x + 1 ||
      z + half <= cell.z ||
      z - half >= cell.z + 1 ||
      y + height <= cell.y ||
      y >= cell.y + 1
    return !isApart
  })
  return blocker?.name
}
