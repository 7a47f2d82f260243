import { blockOf } from '../geometry.ts'
import type { Difficulty, Game, Weather } from '../kernel/game.ts'
import { GAME_MODES } from '../kernel/player/player.ts'
import { sendAbilities } from '../player/joining.ts'
import { DAY, timeFields } from '../protocol/fields.ts'
import { changeWeather } from '../weather.ts'
import { checkedBlock } from './arguments.ts'
import type { Command } from './command.ts'
import { angle } from './coordinates.ts'
import { namesOf, self } from './items.ts'
import { lookup } from './lookup.ts'
import { CommandProblem, done } from './reply.ts'
import { players } from './selectors.ts'

const TIMES = { day: 1000, noon: 6000, night: 13_000, midnight: 18_000 } as const
const DIFFICULTIES: readonly Difficulty[] = ['peaceful', 'easy', 'normal', 'hard']
const WEATHERS: readonly Weather[] = ['clear', 'rain', 'thunder']

/** time set <time>, time add <time>, time query daytime|gametime|day */
export const time: Command = (game, _source, reader) => {
  switch (reader.literal(['set', 'add', 'query'])) {
    case 'query': {
      const what = reader.literal(['daytime', 'gametime', 'day'])
      reader.end()
      const value = {
        daytime: game.dayTime % DAY,
        gametime: game.ticks,
        day: Math.floor(game.dayTime / DAY),
      }[what]
      return done(`The time is ${value}`, value)
    }
    case 'set':
      game.dayTime = readTime()
      break
    case 'add':
      game.dayTime += readTime()
      break
  }
  reader.end()
  game.broadcast('update_time', timeFields(game))
  return done(`Set the time to ${game.dayTime}`, game.dayTime)

  /** A named time of day, or a number of ticks (t), seconds (s) or days (d). */
  function readTime(): number {
    const { text, start } = reader.next()
    const named = lookup<number>(TIMES, text)
    if (named !== undefined) return named
    const match = /^(-?\d{0,9}\.?\d{1,9})([dst])?$/.exec(text)
    if (!match) throw reader.problem('Expected float', start)
    if (text.startsWith('-')) throw reader.problem('Tick count must be non-negative', start)
    return Math.round(Number(match[1]) * { d: DAY, s: 20, t: 1 }[(match[2] ?? 't') as 'd' | 's' | 't'])
  }
}

/** weather clear|rain|thunder [seconds]; without seconds it lasts until the next such command */
export const weather: Command = (game, _source, reader) => {
  const wanted = reader.literal(WEATHERS)
  const seconds = reader.atEnd ? undefined : reader.integer({ min: 0, max: 1_000_000 })
  reader.end()
  changeWeather(game, wanted, seconds === undefined ? undefined : seconds * 20)
  return done(`Set the weather to ${game.weather === 'thunder' ? 'rain & thunder' : game.weather}`)
}

/** gamerule <name> [value] */
export const gamerule: Command = (game, _source, reader) => {
  const { text: name, start } = reader.next()
  const value = game.rules.get(name)
  if (value === undefined) throw reader.problem('Incorrect argument for command', start)
  if (reader.atEnd) return done(`Gamerule ${name} is currently set to: ${value}`, value)
  const wanted = typeof value === 'number' ? reader.integer() : reader.boolean()
  reader.end()
  game.rules.set(name, wanted)
  return done(`Gamerule ${name} is now set to: ${wanted}`, wanted)
}

/** difficulty [peaceful|easy|normal|hard] */
export const difficulty: Command = (game, _source, reader) => {
  const label = (level: Difficulty) => level.charAt(0).toUpperCase() + level.slice(1)
  if (reader.atEnd) return done(`The difficulty is ${label(game.difficulty)}`, game.difficulty)
  const wanted = reader.literal(DIFFICULTIES)
  reader.end()
  if (wanted === game.difficulty)
    throw new CommandProblem('failed', `The difficulty did not change; it is already set to ${wanted}`)
  game.difficulty = wanted
  game.broadcast('difficulty', { difficulty: DIFFICULTIES.indexOf(wanted), difficultyLocked: false })
  return done(`The difficulty has been set to ${label(wanted)}`)
}

const CHANGE_GAME_MODE = 'change_game_mode'

/** gamemode <mode> [players] */
export const gamemode: Command = (game, source, reader) => {
  const mode = reader.literal(GAME_MODES)
  const own = reader.atEnd
  const changed = own ? self(source) : players(game, source, reader)
  reader.end()
  for (const player of changed) {
    player.gameMode = mode
    player.digging = null
    player.send('game_state_change', { reason: CHANGE_GAME_MODE, gameMode: GAME_MODES.indexOf(mode) })
    sendAbilities(player)
    game.broadcast('player_info', {
      action: 'update_game_mode',
      data: [{ uuid: player.uuid, gamemode: GAME_MODES.indexOf(mode) }],
    })
  }
  const label = `${mode.charAt(0).toUpperCase()}${mode.slice(1)} Mode`
  if (own) return done(`Set own game mode to ${label}`)
  return done(changed.map((entry) => `Set ${entry.name}'s game mode to ${label}`).join('\n'))
}

/** op <players>: lets players run commands from chat */
export const op: Command = (game, source, reader) => grant(game, players(game, source, reader), true)
export const deop: Command = (game, source, reader) => grant(game, players(game, source, reader), false)

function grant(game: Game, whom: readonly { name: string }[], right: boolean): ReturnType<Command> {
  const changed = whom.filter((target) => game.isOp(target.name) !== right)
  if (changed.length === 0 || !game.ops)
    throw new CommandProblem(
      'failed',
      right
        ? 'Nothing changed. The player already is an operator'
        : 'Nothing changed. The player is not an operator',
    )
  for (const { name } of changed) {
    if (right) game.ops.add(name)
    else game.ops.delete(name)
  }
  return done(
    changed
      .map(({ name }) =>
        right ? `Made ${name} a server operator` : `Made ${name} no longer a server operator`,
      )
      .join('\n'),
  )
}

/** setworldspawn [position [angle]]: where new players appear */
export const setworldspawn: Command = (game, source, reader) => {
  const at = checkedBlock(game, blockOf(reader.atEnd ? source.position : reader.block(source)))
  const turned = reader.atEnd ? 0 : angle(reader, source.yaw)
  reader.end()
  const { x, y, z } = at
  game.spawn = { x: x + 0.5, y, z: z + 0.5 }
  game.broadcast('spawn_position', { location: { x, y, z }, angle: turned })
  return done(`Set the world spawn point to ${x}, ${y}, ${z} [${turned.toFixed(1)}]`)
}

/** spawnpoint [players] [position [angle]]: where these players respawn */
export const spawnpoint: Command = (game, source, reader) => {
  const found = reader.atEnd ? self(source) : players(game, source, reader)
  const { x, y, z } = checkedBlock(game, blockOf(reader.atEnd ? source.position : reader.block(source)))
  const turned = reader.atEnd ? 0 : angle(reader, source.yaw)
  reader.end()
  for (const player of found) player.spawnPoint = { x: x + 0.5, y, z: z + 0.5 }
  const place = `${x}, ${y}, ${z} [${turned.toFixed(1)}] in minecraft:overworld`
  return done(`Set spawn point to ${place} for ${namesOf(found)}`)
}

/** seed: the flat world has none. */
export const seed: Command = (_game, _source, reader) => {
  reader.end()
  return done('Seed: [0]', 0)
}
