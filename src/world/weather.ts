import type { Game, Weather } from './kernel/game.ts'
import type { OutgoingPacket } from './protocol/fields.ts'

/** The packets that show the weather to clients. */
export function weatherPackets(weather: Weather): OutgoingPacket[] {
  const change = (reason: string, gameMode: number): OutgoingPacket => [
    'game_state_change',
    { reason, gameMode },
  ]
  if (weather === 'clear')
    return [change('stop_raining', 0), change('rain_level_change', 0), change('thunder_level_change', 0)]
  return [
    change('start_raining', 0),
    change('rain_level_change', 1),
    change('thunder_level_change', weather === 'thunder' ? 1 : 0),
  ]
}

/** Changes the weather and informs all players; for `ticks` ticks, or until the next change. */
export function changeWeather(game: Game, weather: Weather, ticks?: number): void {
  game.world.weather = weather
  game.world.weatherEnds = ticks === undefined || weather === 'clear' ? undefined : game.ticks + ticks
  for (const [name, fields] of weatherPackets(weather)) game.world.in('overworld').broadcast(name, fields)
}

/** Ends weather that was set for a limited time, unless the game rule stops the weather cycle. */
export function tickWeather(game: Game): void {
  const { weatherEnds } = game.world
  if (weatherEnds === undefined || game.rules.get('doWeatherCycle') !== true) return
  if (game.ticks >= weatherEnds) changeWeather(game, 'clear')
}
