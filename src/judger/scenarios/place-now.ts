import { Vec3 } from 'vec3'
import { isAir } from '../../game/block.ts'
import { isNamePattern, namesTest } from '../../game/names.ts'
import { isDryBiome } from '../../game/sky.ts'
import { biomeOf } from '../client/biome.ts'
import type { Bot } from '../client/bot.ts'
import type { MinecraftServer } from '../server/minecraft-server.ts'
import type { PlaceNow, SkyNow, SurroundingsNow } from './scenario-judge.ts'

/** Distance within which blocks and mobs count as found (blocks). */
const NEAR = 8
/** Range of the block search, smaller because it is expensive (blocks). */
const NEAR_BLOCKS = 6

type LightAt = MinecraftServer['lightAt']

/** Biome and light where a bot stands, and which of the required blocks and mobs are near, as far as its client knows. */
export function placeNow(bot: Bot, wanted: readonly string[], lightAt?: LightAt): PlaceNow {
  const { position } = bot.entity
  const feet = bot.blockAt(position.floored())
  const biome = biomeOf(bot, feet)
  return {
    ...(biome === undefined ? {} : { biome }),
    ...(feet === null ? {} : { light: lightAt?.(position.floored()).block ?? feet.light }),
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

/** Names of all nearby blocks and mobs that match a pattern. */
function namesNear(bot: Bot, pattern: string): string[] {
  const test = namesTest([pattern])
  const names = [
    ...Object.values(bot.entities).map(({ name }) => name ?? ''),
    ...bot.registry.blocksArray.map(({ name }) => name),
  ]
  return [...new Set(names.filter(test))].filter((name) => isNear(bot, name))
}

/** Height above the head up to which a block counts as a roof (blocks). */
const ROOF_RANGE = 32

/** Surroundings and sky above a bot, as far as its client knows; undefined if the client has not loaded the chunk. */
export function surroundingsNow(bot: Bot, lightAt?: LightAt): SurroundingsNow | undefined {
  const { x, y, z } = bot.entity.position.floored()
  const at = (up: number) => bot.blockAt(new Vec3(x, y + up, z))
  const [feet, head] = [at(0), at(1)]
  if (feet === null || head === null) return undefined
  const biome = biomeOf(bot, feet)
  let roof: string | undefined
  for (let up = 2; up <= ROOF_RANGE && roof === undefined; up++) {
    const name = at(up)?.name
    if (name !== undefined && !isAir(name)) roof = name
  }
  return {
    dimension: dimensionOf(bot),
    skyLight: lightAt?.(feet.position).sky ?? feet.skyLight,
    ...(roof === undefined ? {} : { roof }),
    ...(isAir(feet.name) ? {} : { feet: feet.name }),
    ...(isAir(head.name) ? {} : { head: head.name }),
    ...(biome !== undefined && isDryBiome(biome, bot.version) ? { isDry: true } : {}),
  }
}

function dimensionOf({ game: { dimension } }: Bot): SurroundingsNow['dimension'] {
  return (['the_nether', 'the_end'] as const).find((name) => dimension === name) ?? 'overworld'
}

/** Time of day and weather as a bot's client shows them; undefined before the server has sent them. */
export function skyNow({ time, isRaining, thunderState }: Bot): SkyNow | undefined {
  if (!Number.isFinite((time as Bot['time'] | undefined)?.timeOfDay)) return undefined
  const weather = !isRaining ? 'clear' : (thunderState ?? 0) > 0 ? 'thunder' : 'rain'
  return { time: time.timeOfDay, weather }
}
