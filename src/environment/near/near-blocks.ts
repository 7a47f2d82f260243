import { eyesOf } from '../../body/aim/crosshair.ts'
import { outlinedBlockAt } from '../../body/aim/outline-cells.ts'
import { isInSight } from '../../body/aim/sight.ts'
import { distance, type Position } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import type { Bot } from '../../judger/client/bot.ts'

/** Horizontal and vertical range of reported blocks (blocks), and their maximum number. */
const [AROUND, UPRIGHT, MOST] = [6, 4, 64]
const SIDES: readonly Position[] = [
  { x: 0, y: 1, z: 0 },
  { x: 0, y: -1, z: 0 },
  { x: 1, y: 0, z: 0 },
  { x: -1, y: 0, z: 0 },
  { x: 0, y: 0, z: 1 },
  { x: 0, y: 0, z: -1 },
]

/** A block near an agent. */
export interface NearBlock {
  readonly name: string
  readonly position: Position
  /** Whether the agent has a clear line of sight to it. */
  readonly inSight: boolean
}

/** The blocks near a bot that touch air, nearest first. */
export function nearBlocks(bot: Bot): NearBlock[] {
  const eyes = eyesOf(bot)
  const nearest = exposedCells(bot, eyes)
    .map(({ name, position }) => ({ name, position, middle: middleOf(position) }))
    .map((block) => ({ ...block, way: distance(block.middle, eyes) }))
    .sort((a, b) => a.way - b.way)
    .slice(0, MOST)
  return nearest.map(({ name, position, middle }) => ({
    name,
    position,
    inSight: isInSight(bot, eyes, middle, position),
  }))
}

const middleOf = ({ x, y, z }: Position): Position => ({ x: x + 0.5, y: y + 0.5, z: z + 0.5 })

function exposedCells(bot: Bot, eyes: Position): { name: string; position: Position }[] {
  const [cx, cy, cz] = [Math.floor(eyes.x), Math.floor(eyes.y), Math.floor(eyes.z)]
  const cells: { name: string; position: Position }[] = []
  for (let y = cy - UPRIGHT; y <= cy + UPRIGHT; y++)
    for (let z = cz - AROUND; z <= cz + AROUND; z++)
      for (let x = cx - AROUND; x <= cx + AROUND; x++) {
        const name = nameAt(bot, x, y, z)
        if (name !== undefined && isExposed(bot, x, y, z)) cells.push({ name, position: { x, y, z } })
      }
  return cells
}

/** The name of the block in a cell; undefined for air and unloaded cells. */
function nameAt(bot: Bot, x: number, y: number, z: number): string | undefined {
  const name = outlinedBlockAt(bot, x, y, z)?.name
  return name === undefined || isAir(name) ? undefined : name
}

const isExposed = (bot: Bot, x: number, y: number, z: number): boolean =>
  SIDES.some((side) => nameAt(bot, x + side.x, y + side.y, z + side.z) === undefined)
