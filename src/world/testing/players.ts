import type { Player } from '../kernel/player/player.ts'
import type { Stage } from './stage.ts'

/** The server-side player of a bot, for tests that need data not sent to clients. */
export function playerOf(stage: Stage, name: string): Player {
  const player = stage.game.playerNamed(name)
  if (!player) throw new Error(`${name} is not there`)
  return player
}

/** Sets food and saturation, and restores health. */
export function feed(
  stage: Stage,
  name: string,
  state: { food: number; saturation: number; health?: number },
): void {
  const player = playerOf(stage, name)
  const { food, saturation, health = 20 } = state
  Object.assign(player.hunger, { food, saturation, exhaustion: 0, timer: 0 })
  Object.assign(player, { health, air: 300, fire: -20, hurtTicks: 0 })
}

/** The chat messages of a bot, in a list that keeps growing. */
export function chatOf(bot: { on(event: 'message', listen: (message: unknown) => void): unknown }): string[] {
  const heard: string[] = []
  bot.on('message', (message) => void heard.push(String(message)))
  return heard
}
