import type { ItemStack } from '../items/stack.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { tickAdvancements } from './advancements/progress.ts'
import { resetAttackStrength } from './attack-strength.ts'
import { tickHunger } from './digestion.ts'
import { tickDigging } from './digging.ts'
import { sendAttributes } from './effects.ts'
import { tickGliding } from './gliding.ts'
import { tickHazards } from './hazards.ts'
import { tickHealth } from './health.ts'
import { tickUsing } from './in-use.ts'
import { tickBorder } from './outside-border.ts'
import { tickVehicle } from './riding.ts'
import { tickSoulSpeed } from './soul-speed.ts'
import { countTick } from './statistics.ts'
import { forceClose } from './windows.ts'

/** One game tick of a player. */
export function tickPlayer(game: Game, player: Player): void {
  if (!player.inPlay) return
  countTick(game, player)
  tickDigging(game, player)
  tickUsing(game, player)
  tickVehicle(game, player)
  tickGliding(game, player)
  tickHealth(game, player)
  tickHazards(game, player)
  tickBorder(game, player)
  tickSoulSpeed(game, player)
  tickHunger(game, player)
  if (!player.menu.stillValid()) forceClose(player)
  player.menu.sendChanges()
  showEquipment(game, player)
  tickAdvancements(game, player)
}

/** Position of the main hand in a player's equipment. */
const MAIN_HAND = 0

/** Sends changes of held items and armour to other players. Another kind of item in the main hand weakens the next hit. */
function showEquipment(game: Game, player: Player): void {
  const stacks = player.equipment()
  const { shown } = player
  if (shown !== undefined && stacks.every((stack, slot) => looksLike(stack, shown[slot]))) return
  if (stacks[MAIN_HAND]?.id !== shown?.[MAIN_HAND]?.id) resetAttackStrength(game, player)
  player.shown = stacks.map((stack) => stack && { id: stack.id, count: stack.count })
  const [name, fields] = player.equipmentPacket()
  game.broadcastSeen(player, name, fields)
  sendAttributes(game, player)
}

const looksLike = (stack: ItemStack | null, shown: Pick<ItemStack, 'id' | 'count'> | null = null): boolean =>
  stack === null || shown === null ? stack === shown : stack.id === shown.id && stack.count === shown.count
