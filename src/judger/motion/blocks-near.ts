import { distance, floor, type Position } from '../../core/position.ts'
import type { Bot } from '../client/bot.ts'

/** Edge of a section (blocks). */
const SECTION = 16

/**
 * The cells that hold one of some blocks, as a bot's client knows them: the nearest `count` of those within `radius` blocks
 * of the cell it stands in. Like `bot.findBlocks`, without a block object for each cell of a section that has one of them.
 */
export function blocksNear(
  bot: Bot,
  { names, radius, count }: { names: readonly string[]; radius: number; count: number },
): Position[] {
  const states = statesOf(bot, names)
  const cells = bot.extras.cells
  const here = floor(bot.entity.position)
  const found: { cell: Position; away: number }[] = []
  for (const low of sectionsWith(bot, states, here, radius)) {
    for (let y = low.y; y < low.y + SECTION; y++)
      for (let z = low.z; z < low.z + SECTION; z++)
        for (let x = low.x; x < low.x + SECTION; x++) {
          if (!states.has(cells.stateAt(x, y, z))) continue
          const cell = { x, y, z }
          const away = distance(cell, here)
          if (away <= radius) found.push({ cell, away })
        }
  }
  return found
    .sort((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ cell }) => cell)
}

/** The numbers of all states of some blocks. */
function statesOf(bot: Bot, names: readonly string[]): Set<number> {
  const states = new Set<number>()
  for (const name of names) {
    const { minStateId = 0, maxStateId = -1 } = bot.registry.blocksByName[name] ?? {}
    for (let state = minStateId; state <= maxStateId; state++) states.add(state)
  }
  return states
}

/** The lowest corners of the sections within a radius that may hold one of some states. */
function* sectionsWith(
  bot: Bot,
  states: ReadonlySet<number>,
  here: Position,
  radius: number,
): Generator<Position> {
  const { game, world } = bot
  const { minY = 0 } = game as { minY?: number }
  const first = (at: number) => Math.floor((at - radius) / SECTION)
  const last = (at: number) => Math.floor((at + radius) / SECTION)
  for (let x = first(here.x); x <= last(here.x); x++)
    for (let z = first(here.z); z <= last(here.z); z++) {
      const sections = world.getColumn(x, z)?.sections ?? []
      for (const [index, section] of sections.entries()) {
        const y = minY + index * SECTION
        if (section === null || y + SECTION <= here.y - radius || y > here.y + radius) continue
        if (section.palette?.every((state) => !states.has(state))) continue
        yield { x: x * SECTION, y, z: z * SECTION }
      }
    }
}
