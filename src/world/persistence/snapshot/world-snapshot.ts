import { WorldError } from '../../errors.ts'
import type { DimensionName } from '../../kernel/dimensions.ts'
import type { Difficulty, Game, Weather } from '../../kernel/game.ts'
import type { RuleValue } from '../../kernel/game-rules.ts'
import type { GameMode } from '../../options.ts'
import { timeFields } from '../../protocol/fields.ts'
import { changeWeather } from '../../weather.ts'
import { type BlocksMoment, restoreBlocks, takeBlocks } from './blocks.ts'
import { type EntitiesMoment, restoreEntities, takeEntities } from './entities.ts'
import { type PlayerMoment, restorePlayer, takePlayer } from './players.ts'

interface DimensionMoment {
  readonly name: DimensionName
  readonly blocks: BlocksMoment
  readonly entities: EntitiesMoment
}

/**
 * A world at a moment: blocks with what they hold, entities, players with all that they carry, time, weather, rules. Not in it are
 * what flies, falls or is about to explode, the fight with the dragon, scoreboards and boss bars, and what blocks were about to do.
 */
export interface WorldSnapshot {
  readonly version: string
  readonly dayTime: number
  readonly weather: Weather
  /** Ticks until it clears up; undefined: it stays. */
  readonly weatherLeft: number | undefined
  readonly difficulty: Difficulty
  readonly defaultGameMode: GameMode
  readonly rules: readonly (readonly [string, RuleValue])[]
  readonly dimensions: readonly DimensionMoment[]
  readonly players: readonly PlayerMoment[]
}

export function takeSnapshot({ world, dialect, ticks }: Game): WorldSnapshot {
  const { dayTime, weather, weatherEnds, difficulty, defaultGameMode } = world
  return {
    ...{ version: dialect.version, dayTime, weather, difficulty, defaultGameMode },
    weatherLeft: weatherEnds === undefined ? undefined : Math.max(0, weatherEnds - ticks),
    rules: [...world.rules.all()],
    dimensions: world.places.map((place) => ({
      name: place.dimension.name,
      blocks: takeBlocks(place),
      entities: takeEntities(place),
    })),
    players: world.players.map(takePlayer),
  }
}

/**
 * Puts a world back as it was. Players who have joined since stay as they are, and those who have left are not brought back.
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
  for (const { name, blocks, entities } of snapshot.dimensions) {
    restoreBlocks(world.in(name), blocks)
    restoreEntities(world.in(name), entities)
  }
  world.flush()
}
