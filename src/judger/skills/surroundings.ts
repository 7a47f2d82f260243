import { onceByName } from '../../core/once.ts'
import { distance, floor } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { wildSourcesOf } from '../../game/obtaining/wild.ts'
import type { KnownThing, Surroundings } from '../../task/observation.ts'
import type { Bot } from '../client/bot.ts'
import type { SpatialMemory } from './spatial-memory.ts'
import { isUnderground } from './surface.ts'
import { usesLeft } from './tool-for.ts'

/** Distance at which a station can be used (blocks). */
const STATION_RADIUS = 14
const STATIONS = ['crafting_table', 'furnace']
/** The mobs that agents search for. */
const creaturesOf = onceByName(
  (version): ReadonlySet<string> =>
    new Set(wildSourcesOf(version).flatMap(({ name, blocks }) => (blocks.length === 0 ? [name] : []))),
)
const DAY_TICKS = 24_000
/** Time of day from which monsters appear (ticks). */
const DUSK = 13_000
const DAWN = 23_000

/**
 * An agent's report of the world around it: the team's memory, and its current view.
 * @param now game time (ms)
 */
export function surroundingsOf(bot: Bot, memory: SpatialMemory, now: number): Surroundings {
  const here = bot.entity.position
  const blocks = memory.summary(here)
  const lost = memory.lost.of(bot.username, now)
  const time = bot.time.timeOfDay % DAY_TICKS
  return {
    known: [...blocks.filter(({ name }) => !STATIONS.includes(name)), ...creaturesAround(bot, memory)],
    stations: memory
      .nearest(STATIONS, here, STATION_RADIUS)
      .flatMap((one) => (memory.isTaken(bot.username, one) || memory.isGivenUp(one) ? [] : [one.block])),
    uses: usesOfTools(bot),
    isUnderground: isUnderground(bot),
    isNight: time >= DUSK && time < DAWN,
    ...(lost === undefined
      ? {}
      : { lost: { position: lost.position, items: lost.items, secondsLeft: Math.round(lost.secondsLeft) } }),
  }
}

/** Animals that teammates are hunting are left to them. */
function creaturesAround(bot: Bot, memory: SpatialMemory): KnownThing[] {
  const here = bot.entity.position
  const creatures = creaturesOf(bot.version)
  const things = new Map<string, KnownThing>()
  for (const { id, name = '', position } of Object.values(bot.entities)) {
    if (!creatures.has(name) || memory.isTaken(bot.username, id)) continue
    const way = Math.round(distance(position, here))
    const before = things.get(name)
    const isNearer = before === undefined || way < before.way
    things.set(name, {
      name,
      count: (before?.count ?? 0) + 1,
      nearest: isNearer ? floor(position) : before.nearest,
      way: isNearer ? way : before.way,
    })
  }
  return [...things.values()]
}

function usesOfTools(bot: Bot): ItemCount[] {
  const uses = new Map<string, number>()
  for (const tool of bot.inventory.items()) {
    const remainingUses = usesLeft(bot, tool)
    if (remainingUses < Number.POSITIVE_INFINITY)
      uses.set(tool.name, (uses.get(tool.name) ?? 0) + remainingUses)
  }
  return [...uses].map(([item, count]) => ({ item, count }))
}
