import { WorldError } from '../errors.ts'
import type { Vec } from '../geometry.ts'
import type { DimensionName } from '../kernel/dimensions.ts'
import type { Difficulty, Game, Weather } from '../kernel/game.ts'
import type { RuleValue } from '../kernel/game-rules.ts'
import type { GameMode } from '../options.ts'
import { timeFields } from '../protocol/fields.ts'
import { changeWeather } from '../weather.ts'
import { type BlocksMoment, restoreBlocks, takeBlocks } from './blocks.ts'
import { type EntitiesMoment, restoreEntities, takeEntities } from './entities.ts'
import { type MemoriesMoment, restoreMemories, takeMemories } from './memories.ts'
import { type PlayerMoment, reseat, restorePlayer, takePlayer } from './players.ts'
import { type RecordsMoment, restoreRecords, takeRecords } from './records.ts'

interface DimensionMoment {
  readonly name: DimensionName
  readonly blocks: BlocksMoment
  readonly entities: EntitiesMoment
  readonly memories: MemoriesMoment
  /** Blocks that were about to act, and fluids that were about to flow. */
  readonly acting: ReturnType<Game['redstone']['waiting']>
  readonly flowing: ReturnType<Game['fluids']['waiting']>
}

/**
 * The state of a world at one moment: blocks with their contents and scheduled actions, entities including projectiles and
 * falling blocks, players with everything that they carry, time, weather, border, rules, scoreboard, teams, boss bars, storages,
 * maps, advancements, operators. It does not contain the fight with the dragon, floats of fishing rods, lightning and fangs;
 * `test/world-held.test.ts` lists everything that a world holds.
 */
export interface WorldSnapshot {
  readonly version: string
  readonly dayTime: number
  readonly weather: Weather
  /** Ticks until the weather clears up; undefined if it never does. */
  readonly weatherLeft: number | undefined
  readonly difficulty: Difficulty
  readonly defaultGameMode: GameMode
  readonly rules: readonly (readonly [string, RuleValue])[]
  readonly dimensions: readonly DimensionMoment[]
  readonly players: readonly PlayerMoment[]
  readonly spawn: Vec
  readonly records: RecordsMoment
}

export function takeSnapshot(game: Game): WorldSnapshot {
  const { world, dialect, ticks } = game
  const { dayTime, weather, weatherEnds, difficulty, defaultGameMode } = world
  return {
    ...{ version: dialect.version, dayTime, weather, difficulty, defaultGameMode },
    weatherLeft: weatherEnds === undefined ? undefined : Math.max(0, weatherEnds - ticks),
    rules: [...world.rules.all()],
    dimensions: world.places.map((place) => ({
      name: place.dimension.name,
      blocks: takeBlocks(place),
      entities: takeEntities(place),
      memories: takeMemories(place),
      acting: place.redstone.waiting(),
      flowing: place.fluids.waiting(),
    })),
    players: world.players.map(takePlayer),
    spawn: { ...world.spawn },
    records: takeRecords(game),
  }
}

/**
 * Restores a world. Players who have joined since stay unchanged, and those who have left are not brought back.
 * @throws WorldError 'bad_world' for a snapshot of another version
 */
export function restoreSnapshot(game: Game, snapshot: WorldSnapshot): void {
  const { world, dialect } = game
  if (snapshot.version !== dialect.version)
    throw new WorldError('bad_world', 'the snapshot is of another version', {
      got: snapshot.version,
      wanted: dialect.version,
      remedy: 'restore it in a world of its own version',
    })
  for (const [name, value] of snapshot.rules) world.rules.set(name, value)
  world.difficulty = snapshot.difficulty
  world.defaultGameMode = snapshot.defaultGameMode
  world.dayTime = snapshot.dayTime
  world.broadcast('update_time', timeFields(game))
  changeWeather(game, snapshot.weather, snapshot.weatherLeft)
  for (const moment of snapshot.players) {
    const player = world.playerNamed(moment.name)
    if (player !== undefined) restorePlayer(player, moment)
  }
  world.spawn = { ...snapshot.spawn }
  restoreRecords(game, snapshot.records)
  const left = world.places.filter(({ dimension }) =>
    snapshot.dimensions.every(({ name }) => name !== dimension.name),
  )
  for (const place of left) restoreEntities(place, { active: [], parked: new Map() })
  for (const { name, blocks, entities, memories, acting, flowing } of snapshot.dimensions) {
    const place = world.in(name)
    restoreBlocks(place, blocks)
    restoreEntities(place, entities)
    restoreMemories(place, memories)
    place.redstone.wait(acting)
    place.fluids.wait(flowing)
  }
  for (const moment of snapshot.players) {
    const player = world.playerNamed(moment.name)
    if (player !== undefined) reseat(player, moment)
  }
  world.flush()
}
