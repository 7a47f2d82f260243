import type { Game } from '../game.ts'
import { DAY, timeFields } from '../protocol/fields.ts'
import { changeWeather } from '../weather.ts'
import type { Player } from './player.ts'
import { wakeUp } from './sleeping.ts'

/** Ticks in bed after which a sleeper counts. */
const DEEP_SLEEP = 100
/** Times of day at which players can sleep; longer in rain. */
const NIGHT = { from: 12_542, to: 23_459 } as const
const RAINY_NIGHT = { from: 12_010, to: 23_991 } as const

export function isNight(game: Game): boolean {
  if (game.weather === 'thunder') return true
  const time = game.dayTime % DAY
  const night = game.weather === 'rain' ? RAINY_NIGHT : NIGHT
  return time >= night.from && time <= night.to
}

/** Ends the night and clears the sky when enough players have slept for five seconds. */
export function tickSleep(game: Game): void {
  const sleepers = game.players.filter((player) => player.asleep)
  if (sleepers.length === 0) return
  for (const player of sleepers) {
    const gone = player.asleep && !game.level.get(player.asleep.bed).name.endsWith('_bed')
    if (gone || !isNight(game)) wakeUp(game, player)
    else if (player.asleep) player.asleep.ticks++
  }
  const active = game.players.filter((player) => player.inPlay && player.gameMode !== 'spectator').length
  const share = Number(game.rules.get('playersSleepingPercentage'))
  const needed = Math.max(1, Math.ceil((active * share) / 100))
  if (sleepers.filter((sleeper) => (sleeper.asleep?.ticks ?? 0) >= DEEP_SLEEP).length >= needed)
    morning(game, sleepers)
}

function morning(game: Game, sleepers: readonly Player[]): void {
  if (game.rules.get('doDaylightCycle') === true) {
    game.dayTime += DAY - (game.dayTime % DAY)
    game.broadcast('update_time', timeFields(game))
  }
  if (game.weather !== 'clear') changeWeather(game, 'clear')
  for (const player of sleepers) wakeUp(game, player)
}
