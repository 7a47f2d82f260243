import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'

/** Makes an item unusable for some ticks; the client shows it (vanilla ItemCooldowns). */
export function coolDown(game: Game, player: Player, item: string, ticks: number): void {
  player.cooldowns.set(item, game.ticks + ticks)
  const itemID = game.registry.itemsByName[item]?.id
  if (itemID !== undefined) player.send('set_cooldown', { itemID, cooldownTicks: ticks })
}

export const isCooling = (game: Game, player: Player, item: string): boolean =>
  game.ticks < (player.cooldowns.get(item) ?? 0)
