import { cellKey } from '../../core/position.ts'
import { isOpaque } from '../../game/blocks/see-through.ts'
import { pointsOfBlock, SIGHT, seesPoint, type View, viewFrom } from '../../game/eyes.ts'
import { isNamePattern, namesTest } from '../../game/names.ts'
import type { Bot, Entity } from '../client/bot.ts'
import { blocksNear } from '../motion/blocks-near.ts'

/** Maximum number of blocks with required names that one look examines, nearest first. */
const MOST_BLOCKS = 400

/** A required block or mob in an agent's picture. */
export interface Sighting {
  readonly name: string
  /** Unique: its cell with its name, or the mob's id. */
  readonly id: string
}

/**
 * Required blocks and mobs in the picture that a bot sees at this moment: within sight, inside the field of view, and with
 * nothing opaque on a straight line to some point of them. Only what its client has loaded can be seen.
 */
export function sightingsOf(bot: Bot, wanted: readonly string[]): Sighting[] {
  if (wanted.length === 0) return []
  const { yaw, pitch, position } = bot.entity
  const view = viewFrom(position, { yaw, pitch })
  const { cells } = bot.extras
  const isOpaqueAt = ({ x, y, z }: { x: number; y: number; z: number }): boolean => {
    const state = cells.stateAt(x, y, z)
    const name = state <= 0 ? undefined : bot.registry.blocksByStateId[state]?.name
    return name !== undefined && isOpaque(name, bot.version)
  }
  const test = namesTest(wanted)
  const mobs = Object.values(bot.entities).filter(
    (entity) =>
      entity !== bot.entity &&
      test(entity.name ?? '') &&
      pointsOfBody(entity).some((point) => seesPoint(view, point, isOpaqueAt)),
  )
  return [
    ...mobs.map(({ name = '', id }) => ({ name, id: `${name} ${id}` })),
    ...blocksInSight(bot, { wanted, test, view, isOpaqueAt }),
  ]
}

function blocksInSight(
  bot: Bot,
  {
    wanted,
    test,
    view,
    isOpaqueAt,
  }: {
    wanted: readonly string[]
    test: (name: string) => boolean
    view: View
    isOpaqueAt: Parameters<typeof seesPoint>[2]
  },
): Sighting[] {
  const names = wanted.some(isNamePattern)
    ? bot.registry.blocksArray.map(({ name }) => name).filter(test)
    : wanted.filter((name) => bot.registry.blocksByName[name] !== undefined)
  if (names.length === 0) return []
  return blocksNear(bot, { names, radius: SIGHT, count: MOST_BLOCKS })
    .filter((cell) => pointsOfBlock(cell).some((point) => seesPoint(view, point, isOpaqueAt)))
    .map((cell) => {
      const state = bot.extras.cells.stateAt(cell.x, cell.y, cell.z)
      const name = bot.registry.blocksByStateId[state]?.name ?? ''
      return { name, id: `${name} ${cellKey(cell)}` }
    })
}

/** Points of a body that are tested for visibility: low, in the centre, and high. */
const pointsOfBody = ({ position: { x, y, z }, height = 1 }: Entity) =>
  [0.1, 0.5, 0.9].map((share) => ({ x, y: y + share * height, z }))
