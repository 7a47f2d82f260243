import { distance, floor, type Position } from '../../core/position.ts'
import type { Bot } from '../client/bot.ts'
import type { StateReader } from '../client/extras.ts'
import type { ChunkSection } from '../client/library-types.ts'

/** Edge of a section (blocks). */
const SECTION = 16

/**
 * The cells that hold one of the given blocks, as a bot's client knows them: the nearest `count` within `radius` blocks of the
 * bot's cell. Like `bot.findBlocks`, without a block object for each cell of a matching section.
 */
export function blocksNear(
  bot: Bot,
  { names, radius, count }: { names: readonly string[]; radius: number; count: number },
): Position[] {
  const states = statesOf(bot, names)
  const here = floor(bot.entity.position)
  const matches: Match[] = []
  for (const low of sectionsWith(bot, states, here, radius))
    addMatches(bot.extras.cells, low, { states, here, radius }, matches)
  return matches
    .sort((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ cell }) => cell)
}

/** A cell that holds one of the blocks, and its distance from the bot (blocks). */
interface Match {
  cell: Position
  away: number
}

/** Adds the cells of one section that hold one of some states and are within the radius. */
function addMatches(
  cells: StateReader,
  low: Position,
  { states, here, radius }: { states: ReadonlySet<number>; here: Position; radius: number },
  matches: Match[],
): void {
  for (let y = low.y; y < low.y + SECTION; y++)
    for (let z = low.z; z < low.z + SECTION; z++)
      for (let x = low.x; x < low.x + SECTION; x++) {
        if (!states.has(cells.stateAt(x, y, z))) continue
        const cell = { x, y, z }
        const away = distance(cell, here)
        if (away <= radius) matches.push({ cell, away })
      }
}

/** The ids of all states of some blocks. */
function statesOf(bot: Bot, names: readonly string[]): Set<number> {
  const states = new Set<number>()
  for (const name of names) {
    const { minStateId = 0, maxStateId = -1 } = bot.registry.blocksByName[name] ?? {}
    for (let state = minStateId; state <= maxStateId; state++) states.add(state)
  }
  return states
}

/** Whether a section whose bottom is at this height has cells within a radius of a height (blocks). */
const isWithinHeight = (low: number, middle: number, radius: number): boolean =>
  low + SECTION > middle - radius && low <= middle + radius

/** Whether a section may hold one of some states; one without a palette may hold any. */
const mayHold = ({ palette }: ChunkSection, states: ReadonlySet<number>): boolean =>
  palette?.some((state) => states.has(state)) ?? true

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
        if (section === null || !isWithinHeight(y, here.y, radius) || !mayHold(section, states)) continue
        yield { x: x * SECTION, y, z: z * SECTION }
      }
    }
}
