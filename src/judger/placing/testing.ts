import { cellKey, floor, type Position } from '../../core/position.ts'
import { isAir, parseBlock } from '../../game/block.ts'
import { isCarpet, isTooHighToStepOver } from '../../game/blocks/kinds/barriers.ts'
import { isButton } from '../../game/blocks/kinds/switches.ts'
import { isTorch } from '../../game/blocks/kinds/torches.ts'
import { isReplaceable } from '../../game/blocks/replaceable.ts'
import type { SceneView } from '../motion/scene-view.ts'
import type { PlacementPlan } from './plan-placement.ts'
import type { Stand } from './stands.ts'
import type { Way } from './ways.ts'

/** Blocks that bodies can pass through. */
const isPassable = (block: string): boolean =>
  isAir(block) || isTorch(block) || isReplaceable(block) || isButton(block) || isCarpet(block)

/**
 * The view of a flat stone world below y = 0.
 * @param blocks the blocks on it, by cell ("x,y,z")
 */
export function fakeView({
  blocks = {},
  position = { x: 0.5, y: 0, z: 0.5 },
  players = {},
}: {
  blocks?: Readonly<Record<string, string>>
  position?: Position
  players?: Readonly<Record<string, Position>>
} = {}): SceneView {
  const textAt = (cell: Position) => blocks[cellKey(cell)] ?? (cell.y < 0 ? 'stone' : 'air')
  const view: SceneView = {
    version: '1.19.2',
    name: 'Ann',
    opensDoors: false,
    position,
    blockAt(cell) {
      const block = parseBlock(textAt(cell)) ?? { name: 'air', properties: {} }
      const isSolid = !isPassable(block.name)
      return { ...block, isSolid }
    },
    kindAt: (x, y, z) => view.kindOf(parseBlock(textAt({ x, y, z })) ?? { name: 'air', properties: {} }),
    kindOf: ({ name, properties }) => {
      const isSolid = !isPassable(name)
      const top = isTooHighToStepOver(name) ? 1.5 : properties.type === 'bottom' ? 0.5 : 1
      return { name, isSolid, top: isSolid ? top : 0, isNarrow: top > 1 }
    },
    firstHit(from, direction, range) {
      const length = Math.hypot(direction.x, direction.y, direction.z)
      for (let along = 0; along < range; along += 0.01) {
        const at = (axis: 'x' | 'y' | 'z') => from[axis] + (direction[axis] / length) * along
        const cell = floor({ x: at('x'), y: at('y'), z: at('z') })
        if (textAt(cell) !== 'air') return cell
      }
      return undefined
    },
    players: () => Object.entries(players).map(([name, feet]) => ({ name, position: feet })),
    bodies: () =>
      Object.entries({ ...players, Ann: position }).map(([name, feet]) => ({
        name,
        position: feet,
        width: 0.6,
        height: 1.8,
      })),
  }
  return view
}

/** The blocks of a closed stone hut around the agent's cell. */
export function hut(): Record<string, string> {
  const blocks: Record<string, string> = {}
  for (let x = -2; x <= 2; x++)
    for (let z = -2; z <= 2; z++)
      for (let y = 0; y <= 2; y++)
        if (Math.max(Math.abs(x), Math.abs(z)) === 2 || y === 2) blocks[`${x},${y},${z}`] = 'stone'
  return blocks
}

/** The ways of a plan, best first; empty if it is refused or has nothing to do. */
const waysOf = (plan: PlacementPlan): readonly Way[] => (plan.kind === 'placing' ? plan.ways : [])
export const standsOf = (plan: PlacementPlan): readonly Stand[] => waysOf(plan).map(({ stand }) => stand)
/** The pillars of its best way. */
export const pillarsOf = (plan: PlacementPlan): Way['legs'] => waysOf(plan)[0]?.legs ?? []
