import { isNamePattern, namesTest } from '../../game/names.ts'
import type { Bot } from '../client/bot.ts'
import type { PlaceNow } from './scenario-judge.ts'

/** So near is something that was found (blocks). */
const NEAR = 8
/** Blocks are searched for within this range, which is cheaper (blocks). */
const NEAR_BLOCKS = 6

/** Biome and light where a bot stands, and which of the wanted blocks and mobs are near, as its client knows it. */
export function placeNow(bot: Bot, wanted: readonly string[]): PlaceNow {
  const { position } = bot.entity
  const feet = bot.blockAt(position.floored())
  const biome = feet === null ? undefined : bot.registry.biomes[feet.biome?.id ?? -1]?.name
  return {
    ...(biome === undefined ? {} : { biome }),
    ...(feet === null ? {} : { light: feet.light }),
    near: wanted.flatMap((name) =>
      isNamePattern(name) ? namesNear(bot, name) : isNear(bot, name) ? [name] : [],
    ),
  }
}

function isNear(bot: Bot, name: string): boolean {
  const { position } = bot.entity
  const isThere = Object.values(bot.entities).some(
    (entity) => entity !== bot.entity && entity.name === name && entity.position.distanceTo(position) <= NEAR,
  )
  if (isThere) return true
  const block = bot.registry.blocksByName[name]
  if (block === undefined) return false
  return bot.findBlock({ matching: block.id, maxDistance: NEAR_BLOCKS }) !== null
}

/** Names that fit a pattern, of all blocks and mobs that are near. */
function namesNear(bot: Bot, pattern: string): string[] {
  const test = namesTest([pattern])
  const names = [
    ...Object.values(bot.entities).map(({ name }) => name ?? ''),
    ...bot.registry.blocksArray.map(({ name }) => name),
  ]
  return [...new Set(names.filter(test))].filter((name) => isNear(bot, name))
}
