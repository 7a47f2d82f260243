import type { OutgoingPacket } from './entities/entity.ts'
import type { Weather } from './game.ts'

/** What clients are told about the weather. Nothing else depends on it yet. */
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
